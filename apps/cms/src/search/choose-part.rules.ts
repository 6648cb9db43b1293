import type { Group } from './search-groups.rules';

/** A part of a page that can be led to, which of the groups it says, and which are its own name. */
export type Part = {
  anchor: string;
  title: string | null;
  said: readonly boolean[];
  named: readonly boolean[];
};

/** The part that is called what the title does not say, else the first that says it; the page itself when none says all of it. */
export function choosePart(
  groups: readonly Group[],
  titled: readonly boolean[],
  parts: readonly Part[],
): Part | null {
  const open = groups.flatMap(({ isWeak }, rank) => (isWeak || titled[rank] ? [] : [rank]));
  if (open.length === 0) return null;
  const find = (list: 'named' | 'said') => parts.find((part) => open.every((rank) => part[list][rank]));
  return find('named') ?? find('said') ?? null;
}
