import { z } from 'zod';
import { ACTIONS } from '@meridia/domain/actions';
import { linkUrlOrNull } from './address.wire.ts';
import { orNull, textOrNull } from './optional.wire.ts';

/** A component keeps its number (ENT-02); it changes at every publish, so it is a key for a list and no more. */
export const componentWire = z.object({ id: z.int() });

/** `shared.line`: one line of a list. */
export const lineWire = componentWire.extend({ text: z.string() });

/** `shared.date` */
export const dateWire = componentWire.extend({ date: z.iso.date() });

/** `shared.action-link`: opens the modal of an action, or goes to an address. */
export const actionLinkWire = componentWire.extend({
  label: z.string(),
  action: orNull(z.enum(ACTIONS)),
  url: linkUrlOrNull,
});
export type ActionLinkWire = z.infer<typeof actionLinkWire>;

/** `shared.seo` */
export const seoWire = componentWire.extend({ metaTitle: textOrNull(), metaDescription: textOrNull() });
export type SeoWire = z.infer<typeof seoWire>;
