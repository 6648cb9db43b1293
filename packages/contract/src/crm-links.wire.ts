import { z } from 'zod';
import { identityWire } from './identity.wire.ts';
import { ACTIONS } from '@meridia/domain/actions';
import { httpUrlWire } from './address.wire.ts';

/** A programme or a campus to choose (ENT-05). */
export const crmOptionWire = z.object({ id: z.string(), name: z.string(), slug: identityWire });
export type CrmOptionWire = z.infer<typeof crmOptionWire>;

/** `GET /crm-links/actions`: the programmes of each action, all three expected, without an envelope. */
export const crmActionsWire = z.record(
  z.enum(ACTIONS),
  z
    .array(crmOptionWire)
    .nullable()
    .transform((options) => options ?? []),
);
export type CrmActionsWire = z.infer<typeof crmActionsWire>;

/** `GET /crm-links/{action}/{course}/campuses`, without an envelope. */
export const crmCampusesWire = z.array(crmOptionWire);
export type CrmCampusesWire = z.infer<typeof crmCampusesWire>;

/** There, if empty: an answer without it is none of a link. */
const linkWire = z.object({
  url: z
    .union([z.literal(''), httpUrlWire])
    .nullable()
    .transform((url) => url || null),
});

/**
 * `GET /crm-links/{action}/{course}/{campus}`, without an envelope. MODAL-09: an object, or an array whose first
 * element counts; a listed pair may have no link, then `url` is null.
 */
export const crmLinkWire = z
  .union([z.array(linkWire), linkWire])
  .transform((answer) => (Array.isArray(answer) ? (answer[0] ?? { url: null }) : answer));
export type CrmLinkWire = z.infer<typeof crmLinkWire>;
