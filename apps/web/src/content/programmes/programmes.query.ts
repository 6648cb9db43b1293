import { courseDetailWire, courseWire } from '@meridia/contract/courses.wire';
import { coursePath, COURSES_PATH } from '@meridia/contract/endpoints';
import type { Locale } from '@meridia/domain/locales';
import { readAll, readDocument, readOptionalList } from '@/content/client/checked-content';
import { readTranslated } from '@/content/translated-document';
import { listLanguage, translateList } from '@/content/translated-list';
import { toProgrammeDates } from './programme-dates.mapper';
import type { ProgrammeDates } from './programme-dates.model';
import { toProgrammeDetail } from './programme-detail.mapper';
import type { ProgrammeDetail } from './programme-detail.model';
import { toProgrammeCard } from './programme.mapper';
import type { ProgrammeCard } from './programme.model';

const COURSE = 'api::course.course';
const TAGS = [COURSE, 'api::campus.campus'];
const DETAIL_TAGS = [COURSE, 'api::testimonial.testimonial', 'api::brochure.brochure'];

/** The whole catalogue, by name. */
export async function getProgrammes(locale: Locale): Promise<ProgrammeCard[]> {
  const query = { sort: ['name:asc', 'slug:asc'] };
  const readCards = async (language: Locale) => {
    const courses = await readAll(COURSES_PATH, courseWire, { locale: language, tags: TAGS, query });
    return courses.map(toProgrammeCard);
  };
  return translateList(locale, await readCards(listLanguage(locale)), () => readCards(locale));
}

/** Those put forward, by rank; none when they cannot be read: they are a part of another page. */
export async function getFeaturedProgrammes(locale: Locale): Promise<ProgrammeCard[]> {
  const query = { filters: { featured: { $notNull: true } }, sort: ['featured:asc', 'slug:asc'] };
  const readCards = async (language: Locale) => {
    const courses = await readOptionalList(COURSES_PATH, courseWire, { locale: language, tags: TAGS, query });
    return (courses ?? []).map(toProgrammeCard);
  };
  return translateList(locale, await readCards(listLanguage(locale)), () => readCards(locale));
}

/** Null when there is no such programme. */
export function getProgrammeDates(locale: Locale, slug: string): Promise<ProgrammeDates | null> {
  return readTranslated(locale, async (language) => {
    const course = await readDocument(coursePath(slug), courseDetailWire, {
      locale: language,
      tags: DETAIL_TAGS,
    });
    return course && toProgrammeDates(course);
  });
}

export function getProgramme(locale: Locale, slug: string): Promise<ProgrammeDetail | null> {
  return readTranslated(locale, async (language) => {
    const course = await readDocument(coursePath(slug), courseDetailWire, {
      locale: language,
      tags: DETAIL_TAGS,
    });
    return course && toProgrammeDetail(course);
  });
}
