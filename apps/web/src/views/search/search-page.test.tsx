import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LABELS } from '@meridia/labels/labels.data';
import type { SearchResult, SearchResults } from '@/content/search/search.model';
import { createSiteContext } from '@/lib/site-context';
import { SearchPage } from './search-page';

const site = createSiteContext({
  locale: 'fr',
  labels: { dictionaries: LABELS, logger: { info: () => undefined } },
});
const result: SearchResult = {
  kind: 'programme',
  path: '/programme/mba',
  part: { anchor: 'tarif', title: null },
  locale: 'fr',
  title: [
    ['<b>MBA</b> ', false],
    ['Diplomatie', true],
  ],
  excerpt: [['Un & deux', false]],
  about: null,
  date: null,
};
const found: SearchResults = {
  results: [result],
  counts: { programme: 1 },
  isCapped: false,
  isLoose: false,
  corrections: [{ typed: 'diplomacie', taken: ['diplomatie'] }],
};
const show = (q: string, results: SearchResults | null, kind: SearchResult['kind'] | null = null) =>
  renderToStaticMarkup(
    <SearchPage site={site} content={{ request: { q, kind, page: 1 }, found: results }} />,
  );

describe('the page of a search', () => {
  it('is a form where nothing was asked', () => {
    const html = show('', null);
    expect(html).toContain('action="/recherche"');
    expect(html).not.toContain('resultats');
  });

  it('marks what was searched, in text that stays text, and leads to the part that answers', () => {
    const html = show('diplomacie', found);
    expect(html).toContain('&lt;b&gt;MBA&lt;/b&gt; <mark>Diplomatie</mark>');
    expect(html).toContain('href="/programme/mba#tarif"');
    expect(html).toContain('› Tarif');
    expect(html).toContain('1 résultat');
    expect(html).toContain('« diplomatie »'.replaceAll(' ', '\u00a0'));
  });

  it('shows what was typed as it is', () => {
    expect(show('"><script>', found)).not.toContain('<script>');
  });

  it('has filters with their counts, also where one of them has nothing', () => {
    expect(show('x', found)).toContain('Formations (1)');
    const none = show('x', { ...found, results: [] }, 'offer');
    expect(none).toContain('Offres (0)');
    expect(none).toContain('Aucun résultat de ce type');
  });

  it('knows where to go when nothing is found', () => {
    const html = show('xyz', { ...found, results: [], counts: {}, corrections: [], isLoose: true });
    expect(html).toContain('Rien ne répond');
    expect(html).toContain('href="/programme"');
    expect(html).toContain('href="/crm/contact"');
  });

  it('says when it stopped counting', () => {
    expect(show('x', { ...found, counts: { programme: 1000 }, isCapped: true })).toContain('Plus de 1000');
  });
});
