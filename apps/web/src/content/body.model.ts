import type { PictureImage } from '@/lib/picture-image';
import type { InlineText, RichText, TextTable } from './rich-text.model';

/** The body of a news item or of a blog post, part by part; `id` tells them apart. */
export type BodyPart =
  | { kind: 'text'; id: number; text: RichText }
  | { kind: 'table'; id: number; table: TextTable }
  | {
      kind: 'quote';
      id: number;
      paragraphs: readonly InlineText[];
      author: string | null;
      role: string | null;
    }
  | { kind: 'image'; id: number; image: PictureImage; caption: string | null };
