import type { Core } from '@strapi/strapi';
import type { Locale } from '@meridia/domain/locales';
import type { Account } from '../auth/service-account.strategy';
import { modelOf } from '../history/model';
import { linksIn, mapLinks } from './map-links.rules';
import { readPageAddresses, referredDocuments } from './page-addresses';
import { resolveLink, type PageAddress } from './resolve.rules';

type Answered = Record<string, unknown>;

async function readPages(strapi: Core.Strapi, addresses: readonly string[]): Promise<PageAddress[]> {
  const documents = referredDocuments(addresses);
  const account = strapi.requestContext.get()?.state.account as Account | undefined;
  // The fence of reads sees the document, not what it refers to: no account, no address.
  if (documents.size === 0 || !account) return [];
  return readPageAddresses(strapi, strapi.db.connection, account.site, documents);
}

/** LINK-02: no reference leaves the service: its address as it is now does, or no link. */
export async function resolveLinks(
  strapi: Core.Strapi,
  uid: string,
  documents: readonly Answered[],
  locale: Locale,
): Promise<Answered[]> {
  const models = modelOf(strapi);
  const addresses = documents.flatMap((document) =>
    linksIn(models, uid, document).map(({ address }) => address),
  );
  const pages = await readPages(strapi, addresses);
  return documents.map((document) =>
    mapLinks(models, uid, document, (address) => resolveLink(pages, locale, address)),
  );
}
