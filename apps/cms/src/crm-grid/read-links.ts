import type { Core } from '@strapi/strapi';
import type { Action } from '@meridia/domain/actions';
import type { SiteKey } from '@meridia/domain/sites';
import { sentenceOf, verdictOf, type Failure, type Outcome } from './check-outcome.rules';
import type { CrmLink, LinkCheck } from './crm-grid.model';

export const CRM_LINK = 'api::crm-link.crm-link';

type CheckRow = { status: number | null; failure: Failure | null; checked_at: Date };
type LinkRow = Omit<CrmLink, 'check'> & Partial<CheckRow>;

function toCheck({ status, failure, checked_at: checkedAt }: LinkRow): LinkCheck | null {
  if (!checkedAt) return null;
  const outcome: Outcome = failure ? { failure } : { status: status ?? 0 };
  return {
    verdict: verdictOf(outcome),
    sentence: sentenceOf(outcome),
    checkedAt: checkedAt.toISOString(),
  };
}

/** The CRM links of a school, each with what is known of its address. */
export async function readLinks(strapi: Core.Strapi, site: SiteKey): Promise<CrmLink[]> {
  const { rows }: { rows: (LinkRow & { action: Action })[] } = await strapi.db.connection.raw(
    `select document_id as "documentId", action, course, campus, nullif(crm_links.url, '') as url,
       checks.status, checks.failure, checks.checked_at
     from crm_links left join crm_link_checks checks on checks.site = crm_links.site and checks.url = crm_links.url
     where crm_links.site = ? order by course, campus`,
    [site],
  );
  return rows.map((row) => {
    const { documentId, action, course, campus, url } = row;
    return { documentId, action, course, campus, url, check: toCheck(row) };
  });
}

/** The links of a school that lead nowhere, for whoever lists what there is to do. */
export async function readDeadCrmLinks(strapi: Core.Strapi, site: SiteKey): Promise<CrmLink[]> {
  return (await readLinks(strapi, site)).filter(({ check }) => check?.verdict === 'dead');
}

/** When all of them were last asked. */
export async function readLastNight(strapi: Core.Strapi, site: SiteKey): Promise<string | null> {
  const row: { finished_at: Date } | undefined = await strapi.db
    .connection('crm_check_runs')
    .first('finished_at')
    .where({ site })
    .whereNotNull('finished_at')
    .orderBy('finished_at', 'desc');
  return row?.finished_at.toISOString() ?? null;
}
