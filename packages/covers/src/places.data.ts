import { HUBS } from './hubs.data.ts';
import { createPlace, type Place } from './places.ts';

/** The places that content may name besides its campuses. */
const PLACES: Readonly<Record<string, Place>> = {
  ...HUBS,
  bilbao: createPlace('Bilbao', 'Bilbao', [-2.93, 43.26]),
  bologne: createPlace('Bologne', 'Bologna', [11.34, 44.49]),
  dublin: createPlace('Dublin', 'Dublin', [-6.26, 53.35]),
  osaka: createPlace('Osaka', 'Osaka', [135.5, 34.69]),
  porto: createPlace('Porto', 'Porto', [-8.61, 41.15]),
  riga: createPlace('Riga', 'Riga', [24.11, 56.95]),
};

export function findPlace(name: string): Place | undefined {
  return Object.hasOwn(PLACES, name) ? PLACES[name] : undefined;
}
