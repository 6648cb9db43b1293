import { describe, expect, it } from 'vitest';
import type { Model } from './model';
import { toComparable, toSnapshot } from './snapshot.rules';

const EVENT: Model = {
  info: { displayName: 'Événement' },
  attributes: {
    title: { type: 'string' },
    campuses: { type: 'relation', relation: 'manyToMany', target: 'campus' },
    lines: { type: 'component', component: 'line', repeatable: true },
    updatedAt: { type: 'datetime' },
  },
};
const LINE: Model = { info: { displayName: 'Ligne' }, attributes: { text: { type: 'string' } } };
const reading = { modelOf: (uid: string) => (uid === 'line' ? LINE : EVENT), mainFieldOf: () => 'title' };
const row = (id: number, campus = 'Lyon') => ({
  id,
  updatedAt: `${id}`,
  title: 'Portes ouvertes',
  campuses: [
    { id, documentId: 'l', title: campus },
    { id: id + 1, documentId: 'l', title: campus },
  ],
  lines: [{ id, text: '9 h' }],
});

describe('HIST-02 what a version holds', () => {
  it('HIST-02 the content, with what it names and without the numbers of rows', () => {
    expect(toSnapshot(row(1), EVENT, reading)).toEqual({
      title: 'Portes ouvertes',
      campuses: [{ documentId: 'l', title: 'Lyon' }],
      lines: [{ text: '9 h' }],
    });
  });

  it('HIST-02 two rows that say the same are the same, whatever the campus is called by now', () => {
    expect(toComparable(row(1), EVENT, reading)).toBe(toComparable(row(5, 'Lyon 7'), EVENT, reading));
    expect(toComparable({ ...row(1), title: 'Autre' }, EVENT, reading)).not.toBe(
      toComparable(row(1), EVENT, reading),
    );
  });
});
