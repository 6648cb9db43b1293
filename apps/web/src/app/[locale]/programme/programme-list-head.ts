import { countValues } from '@/features/filters/list-selection.rules';
import type { PageHead } from '@/features/seo/page-metadata';
import type { SiteContext } from '@/lib/site-context';
import { resultsText } from '@/views/programme-list/choice-text';
import { facetOptions } from '@/views/programme-list/facet-options';
import type { ProgrammeList } from '@/views/programme-list/programme-list';
import { isKept } from './load-programme-list';

function titleOf({ article, selection, campuses, found }: ProgrammeList, site: SiteContext): string {
  if (found.length === 0) return site.text('empty.noResults');
  if (countValues(selection) > 0) {
    const results = { choice: selection.values, count: found.length };
    return resultsText(site, facetOptions(site, campuses), results);
  }
  return article?.metaTitle ?? article?.title ?? site.text('course.title');
}

/** A page with nothing on it, or one of too many combinations, is not for search engines. */
export function programmeListHead(list: ProgrammeList, site: SiteContext): PageHead {
  const { article, selection, campuses, found } = list;
  const isShown = found.length > 0 && isKept(selection, campuses);
  const page = selection.page > 1 && site.text('pagination.page', { page: selection.page });
  return {
    title: [titleOf(list, site), page].filter(Boolean).join(' – '),
    description: article?.metaDescription ?? site.text('course.intro'),
    robots: isShown ? undefined : { index: false, follow: true },
  };
}
