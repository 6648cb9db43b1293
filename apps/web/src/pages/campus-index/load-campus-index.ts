import type { Locale } from '@meridia/domain/locales';
import { loadBlocks } from '@/pages/blocks/load-blocks';
import { getArticle } from '@/content/articles/articles.query';
import { orLeftOut } from '@/content/client/content-cache';
import { getCampuses } from '@/content/campuses/campuses.query';
import type { CampusIndex } from '@/views/campus-index/campus-index';

const RUBRIQUE = 'campus';

export async function loadCampusIndex(locale: Locale): Promise<CampusIndex> {
  const [words, campuses] = await Promise.all([
    orLeftOut(() => getArticle(locale, RUBRIQUE)),
    getCampuses(locale),
  ]);
  // Words that exist in French only are not those of this page: the labels have theirs.
  const article = words?.isFrenchOnly ? null : words;
  return { article, blocks: await loadBlocks(locale, article?.blocks ?? []), campuses };
}
