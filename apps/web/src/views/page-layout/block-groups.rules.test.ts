import { describe, expect, it } from 'vitest';
import { groupBlocks, hasLongCards } from './block-groups.rules';
import type { LoadedBlock } from './loaded-block';

const common = { anchor: null, title: 'Titre' };
const card = { title: 'Carte', text: null, href: '/', label: 'Lire' };
const quote = (id: string): LoadedBlock => ({
  kind: 'quote',
  id,
  anchor: null,
  text: '',
  author: '',
  role: null,
});
const figures = (id: string): LoadedBlock => ({ kind: 'key-figures', id, ...common, figures: [] });
const call = (id: string): LoadedBlock => ({
  kind: 'call-to-action',
  id,
  ...common,
  text: null,
  action: 'contact',
  label: 'Écrire',
});
const cards = (count: number): LoadedBlock => ({
  kind: 'cards',
  id: 'cards',
  ...common,
  cards: Array.from({ length: count }, () => card),
});

describe('grounds of a page', () => {
  it.each<[string, LoadedBlock[], string[]]>([
    ['no block, no ground', [], []],
    ['neighbours on the same ground share it', [quote('a'), quote('b')], ['papier: a b']],
    [
      'another ground begins a group',
      [quote('a'), figures('b'), quote('c')],
      ['papier: a', 'encre: b', 'papier: c'],
    ],
    ['calls to act stand alone', [call('a'), call('b')], ['teinte: a', 'teinte: b']],
  ])('%s', (_rule, blocks, expected) => {
    const shown = groupBlocks(blocks).map(({ ground, blocks: group }) => {
      return `${ground}: ${group.map(({ id }) => id).join(' ')}`;
    });
    expect(shown).toEqual(expected);
  });
});

describe('cards', () => {
  it.each([
    [0, false],
    [4, false],
    [5, true],
  ])('%i cards are a long list: %s', (count, expected) => {
    expect(hasLongCards([quote('a'), cards(count)])).toBe(expected);
  });
});
