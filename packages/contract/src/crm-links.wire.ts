import { z } from 'zod';
import { ACTIONS } from '@meridia/domain/actions';
import { httpUrlOrNull } from './address.wire.ts';

/** A programme or a campus to choose (ENT-05). */
export const crmOptionWire = z.object({ id: z.string(), name: z.string(), slug: z.string() });
export type CrmOptionWire = z.infer<typeof crmOptionWire>;

/** `GET /crm-links/actions`: the programmes of each action, without an envelope. */
export const crmActionsWire = z.record(z.enum(ACTIONS), z.array(crmOptionWire));
export type CrmActionsWire = z.infer<typeof crmActionsWire>;

/** `GET /crm-links/{action}/{course}/campuses`, without an envelope. */
export const crmCampusesWire = z.array(crmOptionWire);
export type CrmCampusesWire = z.infer<typeof crmCampusesWire>;

const linkWire = z.object({ url: httpUrlOrNull });

/**
 * `GET /crm-links/{action}/{course}/{campus}`, without an envelope. MODAL-09: an object, or an array whose first
 * element counts; a listed pair may have no link, then `url` is null.
 */
export const crmLinkWire = z
  .union([z.array(linkWire), linkWire])
  .transform((answer) => (Array.isArray(answer) ? (answer[0] ?? { url: null }) : answer));
export type CrmLinkWire = z.infer<typeof crmLinkWire>;
