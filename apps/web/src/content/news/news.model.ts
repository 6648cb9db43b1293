import type { Reference } from '@/content/reference.model';
import type { PictureImage } from '@/lib/picture-image';
import type { TranslatedDocument } from '@/lib/translated';

export type NewsCard = TranslatedDocument & {
  slug: string;
  title: string;
  /** « 2026-11-12 » */
  publishedOn: string;
  summary: string | null;
  image: PictureImage | null;
  campuses: readonly Reference[];
  category: Reference | null;
};
