import type { Version } from '../read-versions';

const SETTINGS = 'api::site.site';

/** What a reader of English misses most comes first; a type that is not here comes after. */
const FIRST_TYPES: readonly string[] = [
  'api::course.course',
  'api::campus.campus',
  'api::article.article',
  'api::event.event',
  'api::news.news',
];

const placeOf = (uid: string) => {
  const place = FIRST_TYPES.indexOf(uid);
  return place < 0 ? FIRST_TYPES.length : place;
};

/** A school whose settings are published in English has an English site. */
export const servesEnglish = (versions: readonly Version[]): boolean =>
  versions.some(
    ({ uid, locale, publishedAt }) => uid === SETTINGS && locale === 'en' && publishedAt !== null,
  );

export type Untranslated = { french: Version; hasDraft: boolean };

/** Published in French and not in English; what is over needs no translation any more. */
export function untranslatedOf(versions: readonly Version[], isOver: (version: Version) => boolean) {
  const english = new Map(
    versions.filter(({ locale }) => locale === 'en').map((version) => [version.documentId, version]),
  );
  return versions
    .filter(
      (version) =>
        version.locale === 'fr' &&
        version.publishedAt !== null &&
        !english.get(version.documentId)?.publishedAt &&
        !isOver(version),
    )
    .map((french): Untranslated => ({ french, hasDraft: english.has(french.documentId) }))
    .toSorted(
      (one, other) =>
        placeOf(one.french.uid) - placeOf(other.french.uid) ||
        (one.french.title ?? '').localeCompare(other.french.title ?? '', 'fr'),
    );
}
