import { describe, expect, it } from 'vitest';
import type { Cell, CrmLink, Verdict } from '../crm-grid.model';
import { cellWords, countLooks, lookOf, shownRows } from './cell-words.rules';

const link = (verdict: Verdict | null, url: string | null = 'https://crm.example/f'): CrmLink => ({
  ...{ documentId: 'a', action: 'contact', course: 'droit', campus: 'lyon', url },
  check: verdict && { verdict, sentence: null, checkedAt: '2026-11-16T02:00:00.000Z' },
});
const cell = (found: CrmLink | null, isOffered = true): Cell => ({ campus: 'lyon', isOffered, link: found });
const ROWS = [
  { slug: 'droit', name: 'Bachelor Droit', cells: [cell(link('fine')), cell(null)] },
  { slug: 'economie', name: 'Mastère Économie', cells: [cell(link('fine'))] },
];

describe('GRID-01 what a cell says', () => {
  it.each([
    [link('fine'), 'fine'],
    [link('dead'), 'dead'],
    [link('doubtful'), 'doubtful'],
    [link(null), 'unchecked'],
    [link(null, null), 'empty'],
    [null, 'hole'],
  ])('%#', (found, look) => {
    expect(lookOf(found)).toBe(look);
  });

  it('is told in words too', () => {
    expect(cellWords('Droit', 'Lyon', cell(null))).toBe('Droit, Lyon\u00a0: aucun lien');
    expect(cellWords('Droit', 'Lyon', cell(link('fine'), false))).toBe(
      'Droit, Lyon\u00a0: le formulaire répond (formation non proposée sur ce campus)',
    );
  });

  it('is counted', () => {
    expect(countLooks(ROWS)).toMatchObject({ fine: 2, hole: 1, dead: 0 });
  });

  it.each([
    ['', false, ['droit', 'economie']],
    ['economie', false, ['economie']],
    [' DROIT', false, ['droit']],
    ['', true, ['droit']],
    ['economie', true, []],
  ])('rows for « %s », only problems: %s', (words, isOnlyProblems, slugs) => {
    expect(shownRows(ROWS, { words, isOnlyProblems }).map(({ slug }) => slug)).toEqual(slugs);
  });
});
