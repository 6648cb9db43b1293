import { z } from 'zod';
import { identityWire } from './identity.wire.ts';
import { LAYOUTS } from '@meridia/domain/layout';
import { seoWire } from './component.wire.ts';
import { orNull, textOrNull } from './optional.wire.ts';
import { pageLayoutWire } from './page-blocks.wire.ts';

/** `GET /{prefix}-articles` */
export const articleWire = z.object({
  documentId: identityWire,
  title: z.string(),
  rubrique: identityWire,
  /** Null: the page of the section itself. */
  slug: textOrNull(),
  layout: orNull(z.enum(LAYOUTS)),
  seo: orNull(seoWire),
});
export type ArticleWire = z.infer<typeof articleWire>;

/** `GET /{prefix}-articles/{rubrique}` and `…/{rubrique}/{slug}` (CALL-07, ENT-06) */
export const articleDetailWire = articleWire.extend({ pageLayout: pageLayoutWire });
export type ArticleDetailWire = z.infer<typeof articleDetailWire>;
