import { describe, expect, it } from 'vitest';
import { besideOf, noteOf, planIndexes, type FoundIndex } from './index-plan.rules';
import { INDEXES } from './indexes.data';

const AGENDA = { name: 'agenda_idx', on: 'events (site, date_start)' };
const asBuilt = (index: typeof AGENDA): FoundIndex => ({ name: index.name, note: noteOf(index) });

describe('C-21 the indexes of the database are those of the definitions', () => {
  it.each([
    ['missing: built', [], { dropped: [], built: [AGENDA] }],
    ['as defined: left alone', [asBuilt(AGENDA)], { dropped: [], built: [] }],
    [
      'defined otherwise: built again',
      [asBuilt({ ...AGENDA, on: 'events (site)' })],
      { dropped: [], built: [AGENDA] },
    ],
    [
      'made before definitions were compared: built again',
      [{ name: 'agenda_idx', note: null }],
      { dropped: [], built: [AGENDA] },
    ],
    [
      'ours and not defined any more: dropped',
      [asBuilt(AGENDA), asBuilt({ ...AGENDA, name: 'former_idx' })],
      { dropped: ['former_idx'], built: [] },
    ],
    [
      'of somebody else: left alone',
      [asBuilt(AGENDA), { name: 'events_pkey', note: null }],
      { dropped: [], built: [] },
    ],
    [
      'half built: dropped, and built',
      [{ name: besideOf('agenda_idx'), note: null }],
      { dropped: [besideOf('agenda_idx')], built: [AGENDA] },
    ],
  ])('%s', (_case, found: FoundIndex[], plan) => {
    expect(planIndexes([AGENDA], found)).toEqual(plan);
  });

  it('one that becomes unique is another one', () => {
    expect(noteOf({ ...AGENDA, isUnique: true })).not.toBe(noteOf(AGENDA));
  });

  it('each has a name of its own, which PostgreSQL does not cut short while it is built', () => {
    const names = INDEXES.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => besideOf(name).length > 63)).toEqual([]);
  });
});
