import type { ProgrammeCard } from '@/content/programmes/programme.model';

/** Those that the school puts forward first, by rank; the others in the order they come. */
export function inFinderOrder<Item extends Pick<ProgrammeCard, 'featured'>>(
  programmes: readonly Item[],
): Item[] {
  const rank = ({ featured }: Item) => featured ?? Number.MAX_SAFE_INTEGER;
  return programmes.toSorted((one, other) => rank(one) - rank(other));
}
