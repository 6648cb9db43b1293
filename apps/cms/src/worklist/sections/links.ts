import type { Core } from '@strapi/strapi';
import { toRedirectTable } from '@meridia/domain/redirect-table.rules';
import type { SiteKey } from '@meridia/domain/sites';
import { toCanonicalPath } from '@meridia/domain/redirects';
import { loadSitePages } from '../../addresses/site-pages';
import { fieldLabel } from '../../editor/field-label';
import { readDeadCrmLinks } from '../../crm-grid/read-links';
import { readDeadReferences } from '../../links/dead-references';
import { readRedirects } from '../../redirects-csv/import-redirects';
import { readTitles } from '../../where-used/use-groups';
import { mends, type Section } from '../desk';
import { toFound } from '../to-found.rules';
import { detailOf, formOf, titleOr } from '../words.rules';
import { deadLinksOf, toldPaths, type DeadLinks, type GivenPath } from './links.rules';

const CRM_LINK = 'api::crm-link.crm-link';

/** What visitors can click on now: a type without drafts is always published. */
async function readGivenPaths(strapi: Core.Strapi, site: SiteKey): Promise<GivenPath[]> {
  const { rows }: { rows: GivenPath[] } = await strapi.db.connection.raw(
    `select distinct uid, document_id as "documentId", locale, field, substr(name, 6) as path from content_uses
     where site = ? and is_published and name like 'path:%' order by uid, document_id, locale, field, path`,
    [site],
  );
  return rows;
}

async function readAllTitles(strapi: Core.Strapi, named: readonly DeadLinks[]): Promise<Map<string, string>> {
  const titles = new Map<string, string>();
  for (const [uid, ofType] of Map.groupBy(named, (one) => one.uid)) {
    const ids = [...new Set(ofType.map(({ documentId }) => documentId))];
    for (const [id, title] of await readTitles(strapi, strapi.db.connection, uid, ids)) titles.set(id, title);
  }
  return titles;
}

const languageOf = (locale: string | null) => (locale === 'fr' || locale === 'en' ? locale : null);

export const LINKS: Section = {
  name: 'links',
  isFor: ({ strapi, may }) => Object.keys(strapi.contentTypes).some((uid) => may('update', uid)),
  async read(desk, limit) {
    const { strapi, site, may } = desk;
    const redirects = await readRedirects(strapi, site);
    const off = new Set(redirects.filter(({ active }) => !active).map(({ documentId }) => documentId));
    const given = (await readGivenPaths(strapi, site)).filter(
      (one) => mends(desk, one) && !off.has(one.documentId),
    );
    const asked = new Set(given.flatMap(({ path }) => toCanonicalPath(path) ?? []));
    const answers = {
      table: toRedirectTable(redirects.filter(({ active }) => active)),
      pages: await loadSitePages(strapi, site, { paths: [...asked] }),
    };
    const references = (await readDeadReferences(strapi, site)).filter((one) => mends(desk, one));
    const dead = deadLinksOf(given, answers, references);
    const titles = await readAllTitles(strapi, dead.slice(0, limit));
    const ofPages = toFound(dead, limit, ({ uid, documentId, locale, field, paths }) => ({
      key: `${documentId} ${locale}`,
      title: titleOr(titles.get(documentId)),
      detail: detailOf(uid, locale, `${toldPaths(paths)} dans «\u00A0${fieldLabel(uid, field)}\u00A0»`),
      to: formOf(uid, documentId, languageOf(locale)),
    }));
    const deadInCrm = may('update', CRM_LINK) ? await readDeadCrmLinks(strapi, site) : [];
    const ofCrm = toFound(deadInCrm, limit - ofPages.lines.length, ({ documentId, course, campus }) => ({
      key: documentId,
      title: [course, campus].filter(Boolean).join(', '),
      detail: detailOf(CRM_LINK, null, 'son adresse ne répond plus'),
      to: formOf(CRM_LINK, documentId, null),
    }));
    return { total: ofPages.total + ofCrm.total, lines: [...ofPages.lines, ...ofCrm.lines] };
  },
};
