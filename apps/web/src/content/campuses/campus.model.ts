import type { PictureImage } from '@/lib/picture-image';

export type CampusCard = {
  slug: string;
  title: string;
  heading: string | null;
  summary: string | null;
  city: string | null;
  region: string | null;
  country: string | null;
  hasWorkStudy: boolean;
  image: PictureImage | null;
};
