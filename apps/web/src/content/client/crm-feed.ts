import { z } from 'zod';
import type { ContentClient } from '@meridia/content-client/content-client';
import { crmActionsWire, crmLinkWire } from '@meridia/contract/crm-links.wire';
import { CAMPUSES_PATH, CRM_ACTIONS_PATH, crmLinkPath } from '@meridia/contract/endpoints';
import type { Action } from '@meridia/domain/actions';
import { DEFAULT_LOCALE } from '@meridia/domain/locales';
import { log } from '../../lib/log.ts';

/** What the server itself reads of the CRM links, outside any page (ROUTE-14). */

export const CRM_UIDS = ['api::crm-link.crm-link', 'api::course.course', 'api::campus.campus'];

export type CrmPair = { action: Action; programme: string; campus: string };

/** The slugs that the content knows. */
export type CrmNames = { programmes: Record<Action, ReadonlySet<string>>; campuses: ReadonlySet<string> };

const locale = DEFAULT_LOCALE;
const slugged = z.object({ slug: z.string() });
const NONE = { brochure: [], contact: [], registration: [] };

const slugs = (options: readonly { slug: string }[]) => new Set(options.map(({ slug }) => slug));

export async function readCrmNames(client: ContentClient): Promise<CrmNames> {
  const [actions, campuses] = await Promise.all([
    client.get(CRM_ACTIONS_PATH, { locale, schema: crmActionsWire }),
    client.getAll(CAMPUSES_PATH, { locale, schema: slugged }),
  ]);
  const { brochure, contact, registration } = actions ?? NONE;
  return {
    programmes: { brochure: slugs(brochure), contact: slugs(contact), registration: slugs(registration) },
    campuses: slugs(campuses),
  };
}

/** MODAL-09: null when the pair has no link, is not listed, or has one that must not be followed. */
export async function readCrmLink(client: ContentClient, pair: CrmPair): Promise<string | null> {
  const { action, programme, campus } = pair;
  const answer = await client.get(crmLinkPath(action, programme, campus), { locale, schema: z.unknown() });
  if (answer === null) return null;
  const link = crmLinkWire.safeParse(answer);
  if (!link.success) log.error('CRM link refused', { ...pair, reason: z.prettifyError(link.error) });
  return link.data?.url ?? null;
}
