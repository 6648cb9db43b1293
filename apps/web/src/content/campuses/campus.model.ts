import type { PictureImage } from '@/lib/picture-image';

/** In degrees. */
export type Coordinates = { latitude: number; longitude: number };

export type CampusCard = {
  slug: string;
  title: string;
  heading: string | null;
  summary: string | null;
  city: string | null;
  region: string | null;
  country: string | null;
  coordinates: Coordinates | null;
  hasWorkStudy: boolean;
  image: PictureImage | null;
};
