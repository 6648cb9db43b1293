import { describe, expect, it } from 'vitest';
import { toTrial } from './dry-run.rules';

const aLine = (line: number) => ({
  line,
  source: `/s${line}`,
  destination: '/agenda',
  kind: 'exact' as const,
  group: null,
  active: true,
});

describe('DESK-05 what a file would do', () => {
  it('DESK-05 shows the lines to correct first, with why, then what changes', () => {
    const trial = toTrial({
      lines: [
        { ...aLine(2), outcome: 'unchanged' },
        { ...aLine(3), outcome: 'created' },
        { ...aLine(4), outcome: 'updated', documentId: 'x', before: '/campus' },
        { ...aLine(5), outcome: 'refused', message: 'La redirection mène à elle-même.' },
      ],
      problems: [{ line: 6, message: 'La source est vide.' }],
    });

    expect(trial.shown.map(({ line, outcome, says }) => [line, outcome, says])).toEqual([
      [5, 'refused', 'La redirection mène à elle-même.'],
      [6, 'refused', 'La source est vide.'],
      [4, 'updated', '/agenda (aujourd’hui /campus)'],
      [3, 'created', '/agenda'],
      [2, 'unchanged', '/agenda'],
    ]);
    expect(trial.counts).toEqual({ created: 1, updated: 1, unchanged: 1, refused: 2 });
  });

  it('DESK-05 counts what it does not show', () => {
    const lines = Array.from({ length: 3000 }, (_, index) => ({
      ...aLine(index + 2),
      outcome: 'created' as const,
    }));
    expect(toTrial({ lines, problems: [] })).toMatchObject({ counts: { created: 3000 }, others: 2800 });
  });
});
