import { describe, expect, it } from 'vitest';
import { readIdsInTitle, readPendingIds, readRuleIds } from './rule-ids.ts';

it('reads the rules of a document, not the ids its sentences mention', () => {
  const markdown = [
    '# Rules, e.g. `REDIR-07 lowercases`',
    '## ROUTE — routes',
    '- ROUTE-01 `/` is the home page (see NAV-04).',
    '- I18N-02 English is switched on.',
    '- a list item',
  ].join('\n');

  expect(readRuleIds(markdown)).toEqual(['ROUTE-01', 'I18N-02']);
});

it('reads a pending list without its comments', () => {
  expect(readPendingIds('# why\n\nROUTE-01\n  NAV-04  # later\n')).toEqual(['ROUTE-01', 'NAV-04']);
});

describe('the ids of a title', () => {
  const rules = ['TRACK-01', 'TRACK-02', 'TRACK-03', 'I18N-02', 'CALL-08'];

  it.each([
    { title: 'TRACK-01 utm comes first', ids: ['TRACK-01'] },
    { title: 'a family with digits: I18N-02', ids: ['I18N-02'] },
    { title: 'TRACK-01, CALL-08 two rules at once', ids: ['TRACK-01', 'CALL-08'] },
    { title: 'TRACK-01 to 03 origin rules', ids: ['TRACK-01', 'TRACK-02', 'TRACK-03'] },
    { title: 'TRACK-01 to TRACK-03 origin rules', ids: ['TRACK-01', 'TRACK-02', 'TRACK-03'] },
    { title: 'TRACK-02–03 origin rules', ids: ['TRACK-02', 'TRACK-03'] },
    { title: 'TRACK-03 to 01 backwards', ids: ['TRACK-03'] },
    { title: 'CALL-08 to TRACK-01 are two rules, not a range', ids: ['CALL-08', 'TRACK-01'] },
    { title: 'TRACK-09 is kept, to be reported', ids: ['TRACK-09'] },
    { title: 'TRAK-01 mistyped at the start is kept, to be reported', ids: ['TRAK-01'] },
    { title: 'reads UTF-16 and SHA-256', ids: [] },
    { title: 'S-06 is a finding, not a rule', ids: [] },
    { title: 'no id, 12 items', ids: [] },
    { title: 'track-01 in lower case is no id', ids: [] },
  ])('of $title', ({ title, ids }) => {
    expect(readIdsInTitle(title, rules)).toEqual(ids);
  });
});
