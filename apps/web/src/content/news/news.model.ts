import type { Reference } from '@/content/reference.model';
import type { PictureImage } from '@/lib/picture-image';

export type NewsCard = {
  slug: string;
  title: string;
  /** « 2026-11-12 » */
  publishedOn: string;
  summary: string | null;
  image: PictureImage | null;
  campuses: readonly Reference[];
  category: Reference | null;
};
