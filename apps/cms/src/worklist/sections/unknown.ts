import { REDIRECT } from '../../redirects-csv/import-redirects';
import { listUnknownAddresses } from '../../redirect-desk/unknown-addresses';
import { PAGE_SIZE } from '../../redirect-desk/desk.model';
import type { Section } from '../desk';

/** The desk opens the redirect of this address, the n-th of its list. */
function deskOf(ecole: string, adresse: string, index: number): string {
  const page = String(Math.floor(index / PAGE_SIZE) + 1);
  return `/redirections?${new URLSearchParams({ ecole, adresse, page }).toString()}`;
}

export const UNKNOWN: Section = {
  name: 'unknown',
  isFor: ({ may }) => may('read', REDIRECT) && may('create', REDIRECT),
  async read({ strapi, site }, limit) {
    const { total, addresses } = await listUnknownAddresses(strapi, site, { start: 0, limit });
    const lines = addresses.map(({ path, times, referrer }, index) => ({
      key: path,
      title: path,
      detail: [`demandée ${times}\u00A0fois`, ...(referrer === null ? [] : [`depuis ${referrer}`])].join(
        ' · ',
      ),
      to: deskOf(site, path, index),
    }));
    return { total, lines };
  },
};
