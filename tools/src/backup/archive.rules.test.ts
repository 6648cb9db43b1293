import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { KEPT_DAYS } from '@meridia/domain/retention';
import { REPOSITORY } from '../services/repository.ts';
import { archiveSettings, recoverySettings, toLines } from './archive.rules.ts';

const DOCUMENT = readFileSync(path.join(REPOSITORY, 'docs/backup.md'), 'utf8');

describe('the settings of the archive', () => {
  it.each(['/a b', 'relative', `/a'b`, '/a;rm', '/a%f'])(
    '« %s » is refused: a shell would read it',
    (folder) => {
      expect(() => archiveSettings(folder)).toThrow('plain absolute path');
      expect(() => recoverySettings(folder)).toThrow('plain absolute path');
    },
  );

  it('a moment is told as PostgreSQL reads it everywhere', () => {
    expect(recoverySettings('/wal', '2026-03-31T14:00:00+02:00')).toMatchObject({
      recovery_target_time: '2026-03-31T12:00:00.000+00',
    });
  });
});

describe('docs/backup.md says what the code does', () => {
  it('how the server archives', () => {
    expect(DOCUMENT).toContain(toLines(archiveSettings('/var/backups/meridia/wal')));
  });

  it.each(Object.entries(KEPT_DAYS))('that %s are kept for %i days', (what, days) => {
    expect(DOCUMENT).toMatch(new RegExp(`\\| \`${what}\` +\\| ${days} +\\|`));
  });
});
