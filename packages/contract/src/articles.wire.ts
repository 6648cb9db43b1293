import { z } from 'zod';
import { LAYOUTS } from '@meridia/domain/layout';
import { seoWire } from './component.wire.ts';
import { orNull, textOrNull } from './optional.wire.ts';
import { pageLayoutWire } from './page-blocks.wire.ts';

/** `GET /{prefix}-articles` */
export const articleWire = z.object({
  documentId: z.string(),
  title: z.string(),
  rubrique: z.string(),
  /** Null: the page of the section itself. */
  slug: textOrNull(),
  layout: orNull(z.enum(LAYOUTS)),
  seo: orNull(seoWire),
});
export type ArticleWire = z.infer<typeof articleWire>;

/** `GET /{prefix}-articles/{rubrique}` and `…/{rubrique}/{slug}` (CALL-07, ENT-06) */
export const articleDetailWire = articleWire.extend({ pageLayout: pageLayoutWire });
export type ArticleDetailWire = z.infer<typeof articleDetailWire>;
