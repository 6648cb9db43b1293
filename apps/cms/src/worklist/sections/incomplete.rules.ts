import type { Finding } from '../../guard/guard.model';
import type { Looked } from '../looked.rules';
import { isStale } from './expired.rules';

export type Incomplete = { looked: Looked; isOnline: boolean; sentences: string[] };

const sentencesOf = (findings: readonly Finding[], uid: string): string[] => [
  ...new Set(
    findings
      .filter((finding) => finding.degree === 'blocks' && !isStale(uid, finding))
      .map(({ sentence }) => sentence),
  ),
];

/** What would be refused if it were published now: what visitors see first. What has only aged is told elsewhere. */
export function incompleteOf(everything: readonly Looked[]): Incomplete[] {
  const found = everything.flatMap((looked): Incomplete[] => {
    const online = sentencesOf(looked.published ?? [], looked.uid);
    if (online.length > 0) return [{ looked, isOnline: true, sentences: online }];
    const draft = sentencesOf(looked.draft, looked.uid);
    return draft.length > 0 ? [{ looked, isOnline: false, sentences: draft }] : [];
  });
  return found.toSorted(
    (one, other) =>
      Number(other.isOnline) - Number(one.isOnline) || other.looked.draftAt.localeCompare(one.looked.draftAt),
  );
}

/** « Le titre est vide. (et 2 autres points) » */
export function inOneSentence([first = '', ...others]: readonly string[]): string {
  if (others.length === 0) return first;
  return `${first} (et ${others.length}\u00A0autre${others.length > 1 ? 's points' : ' point'})`;
}
