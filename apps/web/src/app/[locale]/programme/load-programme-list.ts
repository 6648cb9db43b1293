import 'server-only';
import type { Locale } from '@meridia/domain/locales';
import { listAddress } from '@/app/_page/page-address';
import { loadBlocks } from '@/app/_page/load-blocks';
import type { Article } from '@/content/articles/article.model';
import { getArticle } from '@/content/articles/articles.query';
import { getCampuses } from '@/content/campuses/campuses.query';
import { keepShort } from '@/content/client/content-cache';
import { getProgrammes } from '@/content/programmes/programmes.query';
import type { Reference } from '@/content/reference.model';
import { listHref } from '@/features/filters/list-address.rules';
import { countValues, isIndexed, type ListSelection } from '@/features/filters/list-selection.rules';
import { findProgrammes } from '@/features/programme-finder/facets.rules';
import type { ProgrammeList } from '@/views/programme-list/programme-list';
import { growTo, inFinderOrder } from '@/views/programme-list/programme-list.rules';

type Selection = ListSelection<'programme'>;

const RUBRIQUE = 'programme';

/** The other facets take closed lists: a campus alone may be one that the content does not know. */
export function isKept(selection: Selection, campuses: readonly Reference[]): boolean {
  return (
    isIndexed(selection) &&
    selection.values.campus.every((value) => campuses.some(({ slug }) => slug === value))
  );
}

/** What the editors put under the list; the list itself is the page's own, and no page has it twice. */
async function loadWords(locale: Locale, article: Article | null, selection: Selection) {
  if (!article || article.isFrenchOnly || countValues(selection) > 0 || selection.page > 1) return [];
  const blocks = article.blocks.filter(({ kind }) => kind !== 'programmes');
  return loadBlocks(locale, blocks);
}

async function loadProgrammeList(locale: Locale, selection: Selection): Promise<ProgrammeList | null> {
  const [article, programmes, campuses] = await Promise.all([
    getArticle(locale, RUBRIQUE),
    getProgrammes(locale),
    getCampuses(locale),
  ]);
  const catalogue = inFinderOrder(programmes);
  const found = findProgrammes(catalogue, selection.values);
  const isThere = growTo(selection.page, found.length) !== null;
  if (!isThere || !isKept(selection, campuses)) await keepShort();
  if (!isThere) return null;
  const blocks = await loadWords(locale, article, selection);
  return { article, blocks, selection, catalogue, campuses, found };
}

/** A selection that no address gives has no page. */
export function programmeListRequest(locale: string, selection: Selection | null) {
  return {
    locale,
    load: async (served: Locale) => selection && loadProgrammeList(served, selection),
    address: selection
      ? listAddress(listHref('programme', selection), listHref('programme', { ...selection, page: 1 }))
      : undefined,
  };
}
