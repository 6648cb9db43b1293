import { expect, it } from 'vitest';
import { LONGEST_KEPT } from '@/lib/once-for-text';
import { createKnownPages } from './known-pages';

const URL = { host: 'www.meridia.example', path: '/programme', query: 'campus=lyon' };
const PAGE = { key: '/programme?campus=lyon', locale: 'fr' } as const;

it('an address is the page that it was, by its host, its path and its query', () => {
  const pages = createKnownPages(() => [1]);
  expect(pages.find(URL)).toBeUndefined();
  pages.note(URL, PAGE, pages.version());

  expect(pages.find({ ...URL })).toBe(PAGE);
  for (const other of [{ host: 'meridia.example' }, { path: '/campus' }, { query: '' }])
    expect(pages.find({ ...URL, ...other })).toBeUndefined();
});

it('REDIR-11 until a redirect or the address of a document is another', () => {
  let table = {};
  let version = 0;
  const pages = createKnownPages(() => [table, version]);
  for (const change of [() => (table = {}), () => (version += 1)]) {
    pages.note(URL, PAGE, pages.version());
    expect(pages.find(URL)).toBe(PAGE);
    change();
    expect(pages.find(URL)).toBeUndefined();
  }
});

it('REDIR-11 what was decided before a redirect came is not noted after', () => {
  let table = {};
  const pages = createKnownPages(() => [table]);
  const before = pages.version();
  table = {};
  pages.note(URL, PAGE, before);

  expect(pages.find(URL)).toBeUndefined();
});

it('S-14 an address that is longer than any of ours is found out each time', () => {
  const pages = createKnownPages(() => [1]);
  const madeUp = { ...URL, query: `campus=${'x'.repeat(LONGEST_KEPT)}` };
  pages.note(madeUp, PAGE, pages.version());

  expect(pages.find(madeUp)).toBeUndefined();
});
