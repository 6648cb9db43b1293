import type { Core } from '@strapi/strapi';

const WWW = 'www.';

/** The hosts of a school's own site, as its settings say it: with and without « www. ». */
export async function readOwnHosts(strapi: Core.Strapi, site: string): Promise<string[]> {
  const settings: { siteUrl?: string | null }[] = await strapi.db
    .query('api::site.site')
    .findMany({ select: ['siteUrl'], where: { site } });
  const bare = settings
    .flatMap(({ siteUrl }) => (siteUrl && URL.canParse(siteUrl) ? [new URL(siteUrl).hostname] : []))
    .map((host) => (host.startsWith(WWW) ? host.slice(WWW.length) : host));
  return [...new Set(bare)].flatMap((host) => [host, `${WWW}${host}`]);
}
