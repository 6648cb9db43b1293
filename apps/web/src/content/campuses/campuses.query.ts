import { campusDetailWire, campusWire, type CampusWire } from '@meridia/contract/campuses.wire';
import { CAMPUSES_PATH, campusPath } from '@meridia/contract/endpoints';
import { DEFAULT_LOCALE, type Locale } from '@meridia/domain/locales';
import { readAll, readDocument } from '@/content/client/checked-content';
import { readTranslated } from '@/content/translated-document';
import { listLanguage, translateList } from '@/content/translated-list';
import { onceFor } from '@/lib/once-for';
import { toCampusDetail } from './campus-detail.mapper';
import type { CampusDetail } from './campus-detail.model';
import { toCampusCard } from './campus.mapper';
import type { CampusCard } from './campus.model';

const TAGS = ['api::campus.campus'];
const DETAIL_TAGS = [...TAGS, 'api::course.course', 'api::team-member.team-member'];

const readCampuses = (locale: Locale) =>
  readAll(CAMPUSES_PATH, campusWire, { locale, tags: TAGS, query: { sort: ['title:asc', 'slug:asc'] } });

/** All of them, by name. */
export async function getCampuses(locale: Locale): Promise<CampusCard[]> {
  const readCards = async (language: Locale) => (await readCampuses(language)).map(toCampusCard);
  return translateList(locale, await readCards(listLanguage(locale)), () => readCards(locale));
}

const slugsOf = onceFor((campuses: readonly CampusWire[]) => new Set(campuses.map(({ slug }) => slug)));

/** How addresses name them: what somebody made up is not among these. */
export async function getCampusSlugs(): Promise<ReadonlySet<string>> {
  return slugsOf(await readCampuses(DEFAULT_LOCALE));
}

/** CALL-09 */
export function getCampus(locale: Locale, slug: string): Promise<CampusDetail | null> {
  return readTranslated(locale, async (language) => {
    const campus = await readDocument(campusPath(slug), campusDetailWire, {
      locale: language,
      tags: DETAIL_TAGS,
    });
    return campus && toCampusDetail(campus);
  });
}

/** CALL-09: how a campus is called; null when there is none. A name that somebody made up is not asked for. */
export async function getCampusName(locale: Locale, slug: string): Promise<string | null> {
  if (!(await getCampusSlugs()).has(slug)) return null;
  return (await getCampus(locale, slug))?.title ?? null;
}
