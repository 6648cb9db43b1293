import type { Core } from '@strapi/strapi';
import { PAGE_TYPES } from '@meridia/domain/page-types.data';
import { DEFAULT_LOCALE, type Locale } from '@meridia/domain/locales';
import type { Finding, Guarded } from '../guard/guard.model';
import { modelOf } from '../history/model';
import { readTitles } from '../where-used/use-groups';
import { linksIn } from './map-links.rules';
import { readPageAddresses, referredDocuments } from './page-addresses';
import { resolveLink } from './resolve.rules';

const SENTENCE = 'Un lien mène à une page qui n’est pas publiée : les visiteurs ne le verront pas.';

/** LINK-07: the links of a document that lead nowhere today. It is published all the same: they come back with their page. */
export async function findDeadReferences(
  strapi: Core.Strapi,
  { uid, site, locale }: { uid: string; site: string; locale: Locale },
  document: Guarded,
): Promise<Finding[]> {
  const links = linksIn(modelOf(strapi), uid, document);
  const documents = referredDocuments(links.map(({ address }) => address));
  if (documents.size === 0) return [];
  const pages = await readPageAddresses(strapi, strapi.db.connection, site, documents);
  return links
    .filter(({ address }) => resolveLink(pages, locale, address) === null)
    .map(({ path }) => ({ rule: 'reference-dead', degree: 'warns', path, sentence: SENTENCE }));
}

/** A published document that refers to a page which its readers cannot open. */
export type DeadReference = {
  uid: string;
  documentId: string;
  locale: string | null;
  field: string;
  /** The page, by its title. */
  path: string;
};
type Use = Omit<DeadReference, 'path'> & { name: string };

async function readReferences(strapi: Core.Strapi, site: string): Promise<Use[]> {
  return strapi.db
    .connection('content_uses')
    .distinct('uid', { documentId: 'document_id' }, 'locale', 'field', 'name')
    .where({ site, is_published: true })
    .whereLike('name', 'page:%')
    .orderBy(['uid', 'document_id', 'locale', 'field', 'name']);
}

/** LINK-07, for the whole of a school. */
export async function readDeadReferences(strapi: Core.Strapi, site: string): Promise<DeadReference[]> {
  const uses = (await readReferences(strapi, site)).flatMap(({ name, ...use }) => {
    const [, target = '', id = ''] = /^page:(.+):([a-z0-9]+)$/.exec(name) ?? [];
    return PAGE_TYPES.includes(target) ? [{ use, target, id }] : [];
  });
  const documents = new Map(
    [...Map.groupBy(uses, ({ target }) => target)].map(([uid, ofType]) => [uid, ofType.map(({ id }) => id)]),
  );
  const pages = await readPageAddresses(strapi, strapi.db.connection, site, documents);
  const open = new Set(pages.map(({ documentId, locale }) => `${documentId} ${locale}`));
  const dead = uses.filter(
    ({ use, id }) => !open.has(`${id} ${DEFAULT_LOCALE}`) && !open.has(`${id} ${use.locale ?? ''}`),
  );
  const titles = new Map<string, string>();
  for (const [uid, ofType] of Map.groupBy(dead, ({ target }) => target)) {
    const ids = ofType.map(({ id }) => id);
    for (const [id, title] of await readTitles(strapi, strapi.db.connection, uid, ids)) titles.set(id, title);
  }
  return dead.map(({ use, id }) => ({ ...use, path: titles.get(id) || 'Page supprimée' }));
}
