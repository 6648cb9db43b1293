import type { Finding } from '../../guard/guard.model';
import type { Looked } from '../looked.rules';

/** What the guard says of something that was right and is no longer, the most pressing first. */
const STALE_RULES: readonly string[] = [
  'api::course.course certification-over',
  'api::course.course certification-ends',
  'api::job-offer.job-offer over',
  'api::banner.banner over',
  'api::popin.popin over',
  'api::event.event over',
  'api::key-figure.key-figure old',
];

export const STALE_TYPES = [...new Set(STALE_RULES.map((rule) => rule.slice(0, rule.indexOf(' '))))];

const placeOf = (uid: string, { rule }: Finding) => STALE_RULES.indexOf(`${uid} ${rule}`);

export const isStale = (uid: string, finding: Finding): boolean => placeOf(uid, finding) >= 0;

export type Expired = { looked: Looked; finding: Finding };

/** What visitors see and should not any more; a document once, by its French where both languages say it. */
export function expiredOf(everything: readonly Looked[]): Expired[] {
  const byDocument = new Map<string, Expired>();
  for (const looked of everything) {
    const finding = looked.published?.find((one) => isStale(looked.uid, one));
    if (finding && (looked.locale === 'fr' || !byDocument.has(looked.documentId)))
      byDocument.set(looked.documentId, { looked, finding });
  }
  return [...byDocument.values()].toSorted(
    (one, other) =>
      placeOf(one.looked.uid, one.finding) - placeOf(other.looked.uid, other.finding) ||
      (one.looked.title ?? '').localeCompare(other.looked.title ?? '', 'fr'),
  );
}
