import type { ReactNode } from 'react';
import type { BodyPart } from '@/content/body.model';
import type { PictureImage } from '@/lib/picture-image';
import type { TranslatedDocument } from '@/lib/translated';
import type { Tint } from '@/ui/tint';

/** What a news item and a post of the blog have in common. */
export type Post = TranslatedDocument & {
  slug: string;
  title: string;
  publishedOn: string;
  summary: string | null;
  image: PictureImage | null;
  body: readonly BodyPart[];
};

export type PostLink = { href: string; title: string };

/** What is about the post: its neighbours, and its whole address, for those who share it. */
export type PostContext<Card> = {
  related: readonly Card[];
  older: Card | null;
  newer: Card | null;
  /** Null when the settings of the site cannot be read. */
  shareUrl: string | null;
};

/** What a page says of the post beside its title: « International », « Campus de Madrid », « Par Aude Lestrange ». */
export type PostLabels = {
  category: string;
  /** When it is not that of the page. */
  categoryLang?: string;
  lines: readonly ReactNode[];
  /** Of its category: photographs are printed on it. */
  tint: Tint;
};
