import type { PictureImage } from '@/lib/picture-image';
import type { TranslatedDocument } from '@/lib/translated';

/** In degrees. */
export type Coordinates = { latitude: number; longitude: number };

/** By the month, charges included, as it was seen in a year. */
export type CityRent = { low: number; high: number; year: number; sourceHref: string | null };

export type CampusCard = TranslatedDocument & {
  slug: string;
  title: string;
  heading: string | null;
  summary: string | null;
  city: string | null;
  region: string | null;
  country: string | null;
  coordinates: Coordinates | null;
  hasWorkStudy: boolean;
  /** Null: the school does not say. */
  rent: CityRent | null;
  image: PictureImage | null;
};
