import type { Core } from '@strapi/strapi';
import type { SiteKey } from '@meridia/domain/sites';
import { readEnvironment } from '../env';
import { askTarget } from './ask-target';
import type { Outcome } from './check-outcome.rules';

/** Asks an address and keeps what came of it. */
export async function checkUrl(strapi: Core.Strapi, site: SiteKey, url: string): Promise<Outcome> {
  const outcome = await askTarget(url, { allowedHosts: readEnvironment().CRM_CHECK_HOSTS });
  const status = 'status' in outcome ? outcome.status : null;
  const failure = 'failure' in outcome ? outcome.failure : null;
  await strapi.db
    .connection('crm_link_checks')
    .insert({ site, url, status, failure, checked_at: new Date() })
    .onConflict(['site', 'url'])
    .merge();
  return outcome;
}
