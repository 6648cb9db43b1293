import type { SearchResultWire, SearchWire } from '@meridia/contract/search.wire';
import { paths } from '@/lib/paths';
import { ARTICLE_TYPE } from '@meridia/domain/page-types.data';
import type { SearchResult, SearchResults } from './search.model';

const SLUG_PATHS: Readonly<Record<string, (slug: string) => string>> = {
  'api::course.course': paths.programme,
  'api::campus.campus': paths.campus,
  'api::event.event': paths.event,
  'api::news.news': paths.newsItem,
  'api::blog-post.blog-post': paths.blogPost,
  'api::job-offer.job-offer': paths.jobOffer,
};

/** Section pages whose address is another one: the home, and that of the blog (ROUTE-10). */
const ARTICLE_PATHS: Readonly<Record<string, string>> = { home: paths.home, blog: paths.news };

function pathOf({ uid, address }: SearchResultWire): string | null {
  if (uid === ARTICLE_TYPE) {
    const [rubrique = '', slug] = address.split('/');
    return ARTICLE_PATHS[address] ?? paths.article(rubrique, slug);
  }
  return SLUG_PATHS[uid]?.(address) ?? null;
}

/** A type that this site has no page for is left out. */
function toResult(wire: SearchResultWire): SearchResult[] {
  const { kind, part, locale, title, excerpt, about, date } = wire;
  const path = pathOf(wire);
  return path === null ? [] : [{ kind, path, part, locale, title, excerpt, about, date }];
}

export function toSearchResults({ data, meta }: SearchWire): SearchResults {
  return { results: data.flatMap(toResult), ...meta };
}
