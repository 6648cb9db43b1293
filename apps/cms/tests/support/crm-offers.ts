import { crmActionsWire, crmCampusesWire, crmLinkWire } from '@meridia/contract/crm-links.wire';
import { CRM_ACTIONS_PATH, crmCampusesPath, crmLinkPath } from '@meridia/contract/endpoints';
import { ACTIONS } from '@meridia/domain/actions';
import type { Locale } from '@meridia/domain/locales';
import { clientOf } from './content-clients.ts';

/** The only programme, or the only campus, that is asked about. */
export type Asked = { programme: string } | { campus: string };

/** What the modal offers of it, action by action, without the slugs: documents, and the address of the CRM. */
export async function crmOffers(url: string, asked: Asked, locale: Locale = 'fr'): Promise<string[]> {
  const client = clientOf('meridia', url);
  const campus = 'campus' in asked ? asked.campus : undefined;
  const actions = await client.get(CRM_ACTIONS_PATH, { locale, query: { campus }, schema: crmActionsWire });
  const offers: string[] = [];
  for (const action of ACTIONS) {
    const programmes = (actions?.[action] ?? []).filter(
      ({ slug }) => !('programme' in asked) || slug === asked.programme,
    );
    for (const programme of programmes) {
      const path = crmCampusesPath(action, programme.slug);
      const campuses = (await client.get(path, { locale, schema: crmCampusesWire })) ?? [];
      for (const { id, slug } of campuses.filter((one) => campus === undefined || one.slug === campus)) {
        const link = await client.get(crmLinkPath(action, programme.slug, slug), {
          locale,
          schema: crmLinkWire,
        });
        offers.push(`${action} ${programme.id} ${id} ${link?.url}`);
      }
    }
  }
  return offers.toSorted();
}
