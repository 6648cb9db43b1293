import 'server-only';
import { campusDetailWire, campusWire } from '@meridia/contract/campuses.wire';
import { CAMPUSES_PATH, campusPath } from '@meridia/contract/endpoints';
import type { Locale } from '@meridia/domain/locales';
import { readAll, readDocument } from '@/content/client/checked-content';
import { readTranslated } from '@/content/translated-document';
import { toCampusDetail } from './campus-detail.mapper';
import type { CampusDetail } from './campus-detail.model';
import { toCampusCard } from './campus.mapper';
import type { CampusCard } from './campus.model';

const TAGS = ['api::campus.campus'];
const DETAIL_TAGS = [...TAGS, 'api::course.course', 'api::team-member.team-member'];

/** All of them, by name. */
export async function getCampuses(locale: Locale): Promise<CampusCard[]> {
  const query = { sort: ['title:asc', 'slug:asc'] };
  const campuses = await readAll(CAMPUSES_PATH, campusWire, { locale, tags: TAGS, query });
  return campuses.map(toCampusCard);
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
