import { z } from 'zod';
import { textOrNull } from './optional.wire.ts';

/** The patterns of the model (apps/cms), checked again: an address ends in an `href`. A reference (page-reference.ts) is none. */
export const httpUrlWire = z.string().regex(/^https?:\/\/\S+$/);
export const linkUrlWire = z.string().regex(/^(?:https?:\/\/|\/(?![/\\@])|mailto:|tel:)\S*$/);

export const httpUrlOrNull = textOrNull(httpUrlWire);
export const linkUrlOrNull = textOrNull(linkUrlWire);
