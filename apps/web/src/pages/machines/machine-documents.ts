import { DEFAULT_LOCALE } from '@meridia/domain/locales';
import { getWebsite } from '@/content/website/website.query';
import { loadSite } from '@/pages/site';
import { toLocale } from '@/pages/site-locales';
import { writeCatalogueCsv, writeCatalogueJson, writeCatalogueSchema } from './catalogue';
import { writeAgendaFeed, writeNewsFeed, writeOffersFeed } from './feeds';
import { writeLlms } from './llms';
import { findMachineRoute } from './machine-address.rules';
import type { MachineDocument, WriteMachineDocument } from './machine-document';
import { writeProgrammeSheet } from './programme-sheet';
import { writeSitemapIndex, writeSitemapPart } from './sitemap';

/** By the name of its route. */
const DOCUMENTS: Readonly<Record<string, { write: WriteMachineDocument; isOfOneLanguage: boolean }>> = {
  'sitemap-index': { write: writeSitemapIndex, isOfOneLanguage: false },
  'sitemap-part': { write: writeSitemapPart, isOfOneLanguage: false },
  'news-feed': { write: writeNewsFeed, isOfOneLanguage: true },
  'agenda-feed': { write: writeAgendaFeed, isOfOneLanguage: true },
  'offers-feed': { write: writeOffersFeed, isOfOneLanguage: true },
  'catalogue-json': { write: writeCatalogueJson, isOfOneLanguage: true },
  'catalogue-csv': { write: writeCatalogueCsv, isOfOneLanguage: true },
  'catalogue-schema': { write: writeCatalogueSchema, isOfOneLanguage: false },
  llms: { write: writeLlms, isOfOneLanguage: true },
  'programme-sheet': { write: writeProgrammeSheet, isOfOneLanguage: true },
};

/**
 * What a program reads at an address; null when there is nothing. Whole addresses are made of the settings: without them nothing is
 * written, and the last good copy stands.
 */
export async function writeMachineDocument(address: string): Promise<MachineDocument | null> {
  const route = findMachineRoute(address);
  const document = route && DOCUMENTS[route.name];
  if (!document) return null;
  const { locale, params } = route;
  const isHere = document.isOfOneLanguage ? toLocale(locale) !== null : locale === DEFAULT_LOCALE;
  if (!isHere) return null;
  const [website, site] = await Promise.all([getWebsite(locale), loadSite(locale)]);
  if (!website) throw new Error('The settings of the site cannot be read');
  const absolute = (path: string) => new URL(path, website.siteUrl).href;
  return document.write({ locale, params, site, website, absolute });
}
