import { describe, expect, it } from 'vitest';
import { lossesOf, type Column } from './schema-losses.rules';

const aColumn = (column: string, more: Partial<Column> = {}): Column => ({
  table: 'events',
  column,
  type: 'text',
  mustBeGiven: false,
  ...more,
});

describe('C-21 an expansion leaves the previous release everything it knows', () => {
  it.each([
    ['a new column', [aColumn('title'), aColumn('campuses')], []],
    [
      'a new table, whatever it demands',
      [aColumn('title'), aColumn('id', { table: 'new', mustBeGiven: true })],
      [],
    ],
    ['a column that is gone', [], ['events.title is gone']],
    ['a column that was renamed', [aColumn('name')], ['events.title is gone']],
    ['another type', [aColumn('title', { type: 'jsonb' })], ['events.title was text and is jsonb']],
    [
      'a column that must be given',
      [aColumn('title', { mustBeGiven: true })],
      ['events.title must be given'],
    ],
    [
      'a new one that must be given',
      [aColumn('title'), aColumn('slug', { mustBeGiven: true })],
      ['events.slug must be given'],
    ],
  ])('%s', (_case, after, losses) => {
    expect(lossesOf([aColumn('title')], after)).toEqual(losses);
  });
});
