import { createPlaceFinder, readCommunes, type Place } from '@/features/visit/places.rules';

type Finder = (typed: string) => Place[];

let finder: Promise<Finder> | null = null;

/** A megabyte that only this page needs: read when the first visitor types a place. */
async function createFinder(): Promise<Finder> {
  const { default: lines } = await import('@/features/visit/communes.txt?raw');
  return createPlaceFinder(readCommunes(lines));
}

export async function findPlaces(typed: string): Promise<Place[]> {
  finder ??= createFinder();
  return (await finder)(typed);
}
