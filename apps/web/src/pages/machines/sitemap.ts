import { sitemapIndexText, sitemapPart, sitemapText } from '@/features/seo/sitemap.rules';
import { loadSitemap } from './load-sitemap';
import { XML, type WriteMachineDocument } from './machine-document';

/** `/sitemap.xml`: where the parts are. */
export const writeSitemapIndex: WriteMachineDocument = async ({ website, absolute }) => ({
  type: XML,
  body: sitemapIndexText(await loadSitemap(website), absolute),
});

/** `/sitemaps/programmes.xml`; null for a part that has no page. */
export const writeSitemapPart: WriteMachineDocument = async ({ params, website, absolute }) => {
  const { part = '', number = '1' } = params;
  const entries = (await loadSitemap(website)).get(part);
  const own = entries && sitemapPart(entries, Number(number));
  return own ? { type: XML, body: sitemapText(own, absolute) } : null;
};
