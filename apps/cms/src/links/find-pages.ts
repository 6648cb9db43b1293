import type { Core } from '@strapi/strapi';
import { documentPath } from '@meridia/contract/document-paths';
import { PAGE_TYPES } from '@meridia/domain/page-types.data';
import { formatPageReference } from '@meridia/contract/page-reference';
import { DEFAULT_LOCALE } from '@meridia/domain/locales';
import { ARTICLE_TYPE } from '@meridia/domain/page-types.data';
import { toAddressForm } from '../addresses/address-form.rules';
import { placeOf } from '../addresses/site-place.rules';
import { titleColumn } from '../where-used/use-groups';
import { PAGE_KINDS, STANDING_KIND, STANDING_PAGE_NAMES } from './standing-pages.data';

/** A page as the editor chooses it: what is stored, what it is called, what it is, and where it is now. */
export type OfferedPage = { address: string; title: string; kind: string; path: string | null };

type Row = {
  uid: string;
  documentId: string;
  title: string | null;
  slug: string | null;
  rubrique: string | null;
};

const MAX_OFFERED = 20;

function standingPages(q: string): OfferedPage[] {
  const words = toAddressForm(q);
  return Object.entries(STANDING_PAGE_NAMES)
    .filter(([path, title]) => toAddressForm(title).includes(words) || path === q)
    .map(([path, title]) => ({ address: path, title, kind: STANDING_KIND, path }));
}

/** A section page may only give its words to a page that stands anyway: that one is offered. */
function toPage({ uid, documentId, title, slug, rubrique }: Row): OfferedPage[] {
  const path = documentPath(uid, DEFAULT_LOCALE, { slug, rubrique });
  const place = path && placeOf(path);
  if (!place || place === 'always') return [];
  const address = formatPageReference({ uid, documentId, rest: '' });
  return [{ address, title: title ?? path, kind: PAGE_KINDS[uid] ?? '', path }];
}

/** Published pages of a school whose title or address has these words, and those that always stand; the best first. */
export async function findPages(strapi: Core.Strapi, site: string, q: string): Promise<OfferedPage[]> {
  const database = strapi.db.connection;
  const questions = PAGE_TYPES.map((uid) =>
    database(strapi.db.metadata.get(uid).tableName)
      .select(database.raw('?::text as uid', [uid]), { documentId: 'document_id' })
      .select({ title: titleColumn(strapi, uid) }, 'slug')
      .select(database.raw(uid === ARTICLE_TYPE ? 'rubrique' : 'null as rubrique'))
      .where({ site, locale: DEFAULT_LOCALE })
      .whereNotNull('published_at')
      .whereRaw(`(strpos(lower(??::text), lower(?)) > 0 or strpos(coalesce(slug, ''), ?) > 0)`, [
        titleColumn(strapi, uid),
        q,
        toAddressForm(q),
      ])
      .orderByRaw('strpos(lower(??::text), lower(?)), ??', [
        titleColumn(strapi, uid),
        q,
        titleColumn(strapi, uid),
      ])
      .limit(MAX_OFFERED),
  );
  const found: Row[][] = await Promise.all(questions);
  const pages = [...standingPages(q), ...found.flat().flatMap(toPage)];
  const startsWith = ({ title }: OfferedPage) => toAddressForm(title).startsWith(toAddressForm(q));
  return pages
    .toSorted((one, other) => Number(startsWith(other)) - Number(startsWith(one)))
    .slice(0, MAX_OFFERED);
}
