import type { Core } from '@strapi/strapi';
import type { SiteKey } from '@meridia/domain/sites';
import { search } from '../../search/search';
import type { Section } from '../desk';
import { toFound } from '../to-found.rules';

const MISS = 'api::search-miss.search-miss';
const SYNONYM = 'api::search-synonym.search-synonym';
const MONTHS = 3;
/** Once is a typing error, or somebody's own affair. */
const TIMES_MIN = 2;
/** Each is searched again: the most searched are enough. */
const LOOKED_AT = 20;

type Miss = { words: string; times: number };

async function readMisses(strapi: Core.Strapi, site: SiteKey): Promise<Miss[]> {
  const { rows }: { rows: Miss[] } = await strapi.db.connection.raw(
    `select words, sum(times)::int as times from search_misses
     where site = ? and month > to_char((now() at time zone 'Europe/Paris') - interval '${MONTHS} months', 'YYYY-MM')
     group by words having sum(times) >= ${TIMES_MIN} order by times desc, words limit ${LOOKED_AT}`,
    [site],
  );
  return rows;
}

/** A page or a synonym may answer by now. */
async function isStillInVain(strapi: Core.Strapi, site: SiteKey, q: string): Promise<boolean> {
  const { data } = await search(strapi, site, {
    ...{ q, locale: 'fr', start: 0, limit: 1 },
    ...{ typing: false, untranslated: false },
  });
  return data.length === 0;
}

export const SEARCHES: Section = {
  name: 'searches',
  isFor: ({ may }) => may('read', MISS) && may('create', SYNONYM),
  async read({ strapi, site }, limit) {
    const misses: Miss[] = [];
    for (const miss of await readMisses(strapi, site))
      if (await isStillInVain(strapi, site, miss.words)) misses.push(miss);
    return toFound(misses, limit, ({ words, times }) => ({
      key: words,
      title: words,
      detail: `cherché ${times}\u00A0fois en trois mois`,
      to: `/content-manager/collection-types/${SYNONYM}/create`,
    }));
  },
};
