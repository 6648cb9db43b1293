import type { Core } from '@strapi/strapi';
import type { SiteKey } from '@meridia/domain/sites';
import type { CrmGrid, Named } from './crm-grid.model';
import { toActionGrids, type Programme } from './grid.rules';
import { readLastNight, readLinks } from './read-links';

const MOST = 1000;

const byName = (left: Named, right: Named) => left.name.localeCompare(right.name, 'fr');

async function readCampuses(strapi: Core.Strapi, site: SiteKey): Promise<Named[]> {
  const found = await strapi.documents('api::campus.campus').findMany({
    ...{ locale: 'fr', status: 'published', filters: { site }, limit: MOST },
    fields: ['slug', 'title'],
  });
  return found.map(({ slug, title }) => ({ slug: slug ?? '', name: title ?? '' })).sort(byName);
}

async function readProgrammes(strapi: Core.Strapi, site: SiteKey): Promise<Programme[]> {
  const found = await strapi.documents('api::course.course').findMany({
    ...{ locale: 'fr', status: 'published', filters: { site }, limit: MOST },
    fields: ['slug', 'name'],
    populate: { campuses: { fields: ['slug'] } },
  });
  return found
    .map(({ slug, name, campuses }) => ({
      slug: slug ?? '',
      name: name ?? '',
      campuses: ((campuses ?? []) as { slug?: string }[]).flatMap((campus) => campus.slug ?? []),
    }))
    .sort(byName);
}

/** GRID-01: what leads to the CRM, for each action, programme and campus that is published. */
export async function readGrid(strapi: Core.Strapi, site: SiteKey): Promise<CrmGrid> {
  const [campuses, programmes, links, checkedAt] = await Promise.all([
    readCampuses(strapi, site),
    readProgrammes(strapi, site),
    readLinks(strapi, site),
    readLastNight(strapi, site),
  ]);
  return { campuses, actions: toActionGrids({ programmes, campuses, links }), checkedAt };
}
