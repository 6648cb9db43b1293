import 'server-only';
import type { Locale } from '@meridia/domain/locales';
import { listAddress } from '@/app/_page/page-address';
import { getArticle } from '@/content/articles/articles.query';
import { getBlogPage } from '@/content/blog-posts/blog-posts.query';
import { getCampuses } from '@/content/campuses/campuses.query';
import { keepShort } from '@/content/client/content-cache';
import { getNewsCategories } from '@/content/news-categories/news-categories.query';
import { getNewsPage } from '@/content/news/news.query';
import { countValues } from '@/features/filters/list-selection.rules';
import type { NewsList, NewsSelection, ShownNews } from '@/views/news-list/news-list';
import {
  isBlog,
  newsListHref,
  shownSelection,
  widerSelections,
} from '@/views/news-list/news-selection.rules';

function readNews(locale: Locale, { values, page }: NewsSelection) {
  const [category] = values.categorie;
  const [campus] = values.campus;
  return getNewsPage(locale, { category, campus, page });
}

/** The list grows: page N has the posts of the pages before it. */
async function readBlog(locale: Locale, page: number) {
  const last = await getBlogPage(locale, page);
  if (!last) return null;
  const before = await Promise.all(
    Array.from({ length: page - 1 }, (_page, rank) => getBlogPage(locale, rank + 1)),
  );
  return { ...last, items: [...before.flatMap((one) => one?.items ?? []), ...last.items] };
}

async function readShown(locale: Locale, selection: NewsSelection): Promise<ShownNews | null> {
  if (isBlog(selection)) {
    const list = await readBlog(locale, selection.page);
    return list && { kind: 'blog', list };
  }
  const list = await readNews(locale, selection);
  return list && { kind: 'news', list };
}

/** PAGE-05: the nearest selections that give something. */
async function findWider(locale: Locale, selection: NewsSelection): Promise<NewsList['wider']> {
  for (const together of widerSelections(selection)) {
    const totals = await Promise.all(
      together.map(async (wider) => ({
        selection: wider,
        total: (await readNews(locale, wider))?.total ?? 0,
      })),
    );
    const found = totals.filter(({ total }) => total > 0);
    if (found.length > 0) return found;
  }
  return [];
}

/** Whether the content knows what is chosen. */
export function isKnown({ selection, categories, campuses }: Omit<NewsList, 'article' | 'shown' | 'wider'>) {
  const { categorie, campus } = selection.values;
  const isIn = (known: NewsList['campuses']) => (value: string) => known.some(({ slug }) => slug === value);
  return (isBlog(selection) || categorie.every(isIn(categories))) && campus.every(isIn(campuses));
}

async function loadNewsList(locale: Locale, asked: NewsSelection): Promise<NewsList | null> {
  const selection = shownSelection(asked);
  const [article, shown, categories, campuses] = await Promise.all([
    getArticle(locale, isBlog(selection) ? 'blog' : 'actualites'),
    readShown(locale, selection),
    getNewsCategories(locale),
    getCampuses(locale),
  ]);
  const isPlain = countValues(asked) === countValues(selection);
  if (!shown || !isPlain || !isKnown({ selection, categories, campuses })) await keepShort();
  if (!shown) return null;

  const wider = shown.list.total === 0 ? await findWider(locale, selection) : [];
  return { article, selection, shown, categories, campuses, wider };
}

/** Null: no address gives such a selection, or such a page. */
export function newsListRequest(locale: string, asked: NewsSelection | null) {
  const selection = asked && shownSelection(asked);
  return {
    locale,
    load: async (served: Locale) => asked && loadNewsList(served, asked),
    address: selection
      ? listAddress(newsListHref(selection), newsListHref({ ...selection, page: 1 }))
      : undefined,
  };
}
