import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LABELS } from '@meridia/labels/labels.data';
import type { NewsCard as News } from '@/content/news/news.model';
import { createSiteContext } from '@/lib/site-context';
import { NewsCard } from './news-card';

const labels = { dictionaries: LABELS, logger: { info: () => undefined } };
const site = createSiteContext({ locale: 'en', labels });
const ITEM: News = {
  slug: 'bilan',
  title: 'Un an',
  publishedOn: '2026-10-15',
  summary: null,
  image: null,
  campuses: [],
  category: { slug: 'carrieres', title: 'Carrières et alternance' },
};
const CATEGORY = /<b class="[^"]*"( lang="fr")?>Carrières et alternance<\/b>/;

it.each<[string, Partial<News>, string | undefined]>([
  ['a category that English lacks', { frenchFields: ['category'] }, ' lang="fr"'],
  ['the category of an item that English lacks', { isFrenchOnly: true }, ' lang="fr"'],
  ['a category of English', {}, undefined],
])('I18N-04 the card of a news item says the language of %s', (_case, item, lang) => {
  const html = renderToStaticMarkup(<NewsCard site={site} item={{ ...ITEM, ...item }} />);
  expect(CATEGORY.exec(html)?.slice(1)).toEqual([lang]);
});
