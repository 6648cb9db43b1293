import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LABELS } from '@meridia/labels/labels.data';
import type { BlogPostDetail } from '@/content/blog-posts/blog-post.model';
import type { NewsDetail } from '@/content/news/news-detail.model';
import { createSiteContext } from '@/lib/site-context';
import { BlogPostPage } from './blog-post-page';
import { NewsPage, type NewsContent } from './news-page';

const labels = { dictionaries: LABELS, logger: { info: () => undefined } };
const site = createSiteContext({ locale: 'fr', labels });

const COMMON = {
  slug: 'forum',
  title: 'Un forum à Madrid',
  publishedOn: '2026-10-15',
  summary: 'Deux journées bilingues.',
  image: null,
  body: [],
};
const ITEM: NewsDetail = {
  ...COMMON,
  campuses: [{ slug: 'madrid', title: 'Madrid' }],
  category: { slug: 'international', title: 'International' },
};
const POST: BlogPostDetail = {
  ...COMMON,
  author: 'Aude Lestrange',
  tags: [],
  programmes: [{ slug: 'mba', title: 'MBA' }],
};
const ALONE = { related: [], older: null, newer: null, shareUrl: null };

const render = (item: Partial<NewsDetail> = {}, content: Partial<NewsContent> = {}) =>
  renderToStaticMarkup(<NewsPage site={site} item={{ ...ITEM, ...item }} {...ALONE} {...content} />);

describe('NewsPage', () => {
  it('ROUTE-07 has its category, date, campuses and reading time', () => {
    const html = render();
    expect(html).toContain('<b>International</b>');
    expect(html).toContain('<time dateTime="2026-10-15">15 octobre 2026</time>');
    expect(html).toContain('<a href="/campus/madrid">Campus de Madrid</a>');
    expect(html).toMatch(/1\s?min de lecture/);
  });

  it.each<[string, Partial<NewsDetail>]>([
    ['of a category that English lacks', { frenchFields: ['category'] }],
    ['of the category of an item that English lacks', { isFrenchOnly: true }],
  ])('I18N-04 says %s that it is French, in the head and in the breadcrumb', (_case, item) => {
    const html = render(item);
    expect(html).toContain('<b lang="fr">International</b>');
    expect(html).toContain('<span aria-current="page" lang="fr">International</span>');
  });

  it('I18N-04 says it of no category that English has, nor of the word that stands for one', () => {
    expect(render()).not.toContain('lang="fr"');
    expect(render({ category: null, isFrenchOnly: true })).toContain('<b>Actualités</b>');
  });

  it('is about all campuses when it names none, and needs no image', () => {
    const html = render({ campuses: [] });
    expect(html).toContain('Tous les campus');
    expect(html).not.toContain('<img');
  });

  it('ROUTE-07 leads to the one before and the one after', () => {
    const html = render({}, { older: { ...ITEM, slug: 'avant' }, newer: { ...ITEM, slug: 'apres' } });
    expect(html).toMatch(/rel="prev" href="\/actualites\/avant"/);
    expect(html).toMatch(/rel="next" href="\/actualites\/apres"/);
  });
});

describe('BlogPostPage', () => {
  it('ROUTE-10 has its author and the programmes it speaks of', () => {
    const html = renderToStaticMarkup(<BlogPostPage site={site} post={POST} {...ALONE} />);
    expect(html).toContain('Par Aude Lestrange');
    expect(html).toContain('<a href="/programme/mba">MBA</a>');
  });
});
