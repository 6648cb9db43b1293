import type { Core } from '@strapi/strapi';
import { parsePageReference } from '@meridia/contract/page-reference';
import { modelOf } from '../history/model';
import { readTitles } from '../where-used/use-groups';
import { linksIn } from './map-links.rules';
import { referredDocuments } from './page-addresses';

type Fields = Readonly<Record<string, unknown>>;

/** How the links of some versions of a document are read by people: « Annecy (#formations) » for a reference. */
export async function readPageNames(
  strapi: Core.Strapi,
  uid: string,
  versions: readonly Fields[],
): Promise<(address: string) => string> {
  const models = modelOf(strapi);
  const addresses = versions.flatMap((version) =>
    linksIn(models, uid, version).map(({ address }) => address),
  );
  const titles = new Map<string, string>();
  for (const [type, documentIds] of referredDocuments(addresses))
    for (const [documentId, title] of await readTitles(strapi, strapi.db.connection, type, documentIds))
      titles.set(documentId, title);
  return (address) => {
    const reference = parsePageReference(address);
    if (!reference) return address;
    const title = titles.get(reference.documentId) || 'Page supprimée';
    return reference.rest === '' ? title : `${title} (${reference.rest})`;
  };
}
