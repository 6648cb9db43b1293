import type { Locale } from '@meridia/domain/locales';
import { getBlogPage } from '@/content/blog-posts/blog-posts.query';
import { getCampuses } from '@/content/campuses/campuses.query';
import { around, orLeftOut } from '@/content/client/content-cache';
import { getNewsCategories } from '@/content/news-categories/news-categories.query';
import { getNewsPage } from '@/content/news/news.query';
import { isBlog, widerSelections, type NewsSelection } from '@/features/lists/news-selection.rules';
import type { ListContent } from '@/pages/lists/define-list-page';
import type { NewsList, ShownNews } from '@/views/news-list/news-list';

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

/** Null: past the end. */
export async function loadNewsList(
  locale: Locale,
  selection: NewsSelection,
): Promise<ListContent<NewsList> | null> {
  const [shown, [categories, campuses]] = await Promise.all([
    readShown(locale, selection),
    around(() =>
      Promise.all([orLeftOut(() => getNewsCategories(locale)), orLeftOut(() => getCampuses(locale))]),
    ),
  ]);
  if (!shown) return null;

  const wider =
    shown.list.total === 0 ? await around(() => orLeftOut(() => findWider(locale, selection))) : [];
  return { shown, categories: categories ?? [], campuses: campuses ?? [], wider: wider ?? [] };
}
