import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { parsePageReference } from '@meridia/contract/page-reference';
import { readOwnHosts } from '../addresses/own-hosts';
import { modelOf } from '../history/model';
import { askedLocales } from '../languages/asked-locales.rules';
import { findReferences } from './find-references';
import { WITHOUT_LINKS } from './link-field';
import { linksIn, mapLinks, type PlacedLink } from './map-links.rules';
import { referredDocuments } from './page-addresses';

type Data = Record<string, unknown> & { site?: string };
type Params = { documentId?: string; locale?: unknown; data?: Data };

const WRITES_WITH_DATA = new Set(['create', 'update', 'clone']);
const FOREIGN = 'Ce lien mène à une page d’une autre école : choisissez-en une de la vôtre.';

/** The school of a document that is written; the one that it is given, of a new one. */
export async function findSite(
  strapi: Core.Strapi,
  uid: string,
  { documentId, data }: Pick<Params, 'documentId' | 'data'>,
): Promise<string | undefined> {
  if (!documentId) return data?.site;
  const row = await strapi.db.query(uid).findOne({ where: { documentId }, select: ['site'] });
  return row?.site ?? data?.site;
}

/** Of the documents that are referred to, those of other schools. One that is not there yet, or no more, is nobody's. */
async function findForeign(
  strapi: Core.Strapi,
  site: string,
  links: readonly PlacedLink[],
): Promise<Set<string>> {
  const foreign = new Set<string>();
  for (const [uid, documentIds] of referredDocuments(links.map(({ address }) => address))) {
    const where = { documentId: { $in: documentIds }, site: { $ne: site } };
    const rows: { documentId: string }[] = await strapi.db
      .query(uid)
      .findMany({ where, select: ['documentId'] });
    for (const { documentId } of rows) foreign.add(documentId);
  }
  return foreign;
}

/** LINK-04: a document leads to pages of its own school only. */
async function refuseForeign(strapi: Core.Strapi, site: string, links: readonly PlacedLink[]): Promise<void> {
  const foreign = await findForeign(strapi, site, links);
  const refused = links.filter(({ address }) => foreign.has(parsePageReference(address)?.documentId ?? ''));
  if (refused.length === 0) return;
  const marked = refused.map(({ path }) => ({
    path: path.map(String),
    message: FOREIGN,
    name: 'ValidationError',
  }));
  throw new errors.ValidationError(FOREIGN, { errors: marked });
}

/** LINK-03: whoever types or pastes the address of a page has made a link to its document. */
export function keepLinks(strapi: Core.Strapi): void {
  strapi.documents.use(async (call, next) => {
    const params = call.params as Params;
    const hasLinks = 'site' in call.contentType.attributes && !WITHOUT_LINKS.has(call.uid);
    if (!hasLinks || !WRITES_WITH_DATA.has(call.action) || !params.data) return next();

    const models = modelOf(strapi);
    const links = linksIn(models, call.uid, params.data);
    const site = links.length > 0 ? await findSite(strapi, call.uid, params) : undefined;
    if (!site) return next();

    await refuseForeign(strapi, site, links);
    const [locale = 'fr'] = askedLocales(params.locale);
    const ownHosts = await readOwnHosts(strapi, site);
    const addresses = links.map(({ address }) => address);
    // In the transaction of the write, if there is one: a page may be published in it.
    const references = await strapi.db.transaction(({ trx }): Promise<Map<string, string>> =>
      findReferences(strapi, trx, { site, locale, ownHosts }, addresses),
    );
    const data = mapLinks(
      models,
      call.uid,
      params.data,
      (address) => references.get(address) ?? address,
    ) as Data;
    call.params = { ...params, data } as typeof call.params;
    return next();
  });
}
