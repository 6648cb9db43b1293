import type { NearEvent } from '@/features/visit/nearest.rules';
import type { Place } from '@/features/visit/places.rules';

export type Visit = {
  /** Empty: nothing was typed. */
  typed: string;
  /** None: it is nowhere; several: towns of one name. */
  places: readonly Place[];
  /** Of the only place, nearest first. */
  near: readonly NearEvent[];
};
