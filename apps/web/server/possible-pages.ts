import { publishedPlace } from '@/pages/published-place';
import type { createKnownAddresses } from './known-addresses';

/** Whether the content may have a page at an address. */
export function createPossiblePages({
  isPossible,
}: Pick<ReturnType<typeof createKnownAddresses>, 'isPossible'>) {
  return (key: string): boolean => {
    const place = publishedPlace(key);
    return place === 'any' || (place !== null && isPossible(place));
  };
}
