import type { BodyPart } from '@/content/body.model';
import type { Reference } from '@/content/reference.model';
import type { PictureImage } from '@/lib/picture-image';
import type { TranslatedDocument } from '@/lib/translated';

export type BlogPostCard = TranslatedDocument & {
  slug: string;
  title: string;
  /** « 2026-10-20 » */
  publishedOn: string;
  summary: string | null;
  /** « Aude Lestrange, enseignante en science politique » */
  author: string | null;
  tags: readonly string[];
  image: PictureImage | null;
};

export type BlogPostDetail = BlogPostCard &
  TranslatedDocument & { programmes: readonly Reference[]; body: readonly BodyPart[] };
