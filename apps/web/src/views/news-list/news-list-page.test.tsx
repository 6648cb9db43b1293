import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LABELS } from '@meridia/labels/labels.data';
import { readSelection } from '@/features/lists/list-selection.rules';
import { createSiteContext } from '@/lib/site-context';
import type { NewsList, ShownNews } from './news-list';
import { NewsListPage } from './news-list-page';

const labels = { dictionaries: LABELS, logger: { info: () => undefined } };
const site = createSiteContext({ locale: 'fr', labels });

const card = (slug: string) => ({
  slug,
  title: slug,
  publishedOn: '2026-11-12',
  summary: null,
  image: null,
  campuses: [],
  category: null,
});
const post = (slug: string) => ({ ...card(slug), author: null, tags: [] });

function render(query: string, shown: ShownNews, list: Partial<NewsList> = {}): string {
  const selection = readSelection('actualites', new URLSearchParams(query));
  const whole = {
    article: null,
    selection,
    shown,
    categories: [{ slug: 'international', title: 'International' }],
    campuses: [{ slug: 'lyon', title: 'Lyon' }],
    wider: [],
    ...list,
  };
  return renderToStaticMarkup(<NewsListPage site={site} list={whole} />);
}

const NEWS: ShownNews = {
  kind: 'news',
  list: { items: [card('a'), card('b')], total: 30, page: 1, pageCount: 3 },
};
const NONE: ShownNews = { kind: 'news', list: { items: [], total: 0, page: 1, pageCount: 1 } };

describe('NewsListPage', () => {
  it('ROUTE-06 leads to the other pages by their addresses', () => {
    const html = render('', NEWS);
    expect(html).toContain('href="/actualites/page/2"');
    expect(html).toContain('href="/actualites/page/3"');
    expect(html).not.toContain('href="/actualites/page/1"');
  });

  it('ROUTE-06 keeps a filter from page to page', () => {
    const html = render('campus=lyon', NEWS);
    expect(html).toContain('href="/actualites?campus=lyon&amp;page=2"');
    expect(html).toContain('href="/actualites?categorie=international&amp;campus=lyon"');
  });

  it('a campus that nobody knows is shown, and not by what a visitor wrote', () => {
    const html = render('campus=atlantis', NONE);
    expect(html).toContain('<option value="atlantis" selected="">Choix inconnu</option>');
    expect(html).not.toContain('>atlantis');
  });

  it('ROUTE-10 PAGE-04 shows the posts of the blog, and the way to more of them', () => {
    const html = render('categorie=blog', {
      kind: 'blog',
      list: { items: [post('premier')], total: 3, page: 1, pageCount: 1 },
    });
    expect(html).toContain('href="/blog/premier"');
    expect(html).toContain('href="/actualites?categorie=blog&amp;page=2#suite"');
    expect(html).toContain('Charger 2 articles de plus');
    expect(html).not.toContain('name="campus"');
  });

  it('PAGE-05 no post found, and the wider choices', () => {
    const selection = readSelection('actualites', new URLSearchParams('campus=lyon'));
    const html = render('categorie=international&campus=lyon', NONE, { wider: [{ selection, total: 4 }] });
    expect(html).toContain('Aucun article trouvé');
    expect(html).toMatch(/href="\/actualites\?campus=lyon"[^>]*>Lyon \(4\)/);
  });
});
