import type { Core } from '@strapi/strapi';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@meridia/domain/locales';
import { SITE_KEYS } from '@meridia/domain/sites';
import { readOwnHosts } from '../addresses/own-hosts';
import { modelOf } from '../history/model';
import type { Database } from '../search-index/database';
import { readParts, readRows } from '../snapshots/read-parts';
import type { Row } from '../snapshots/snapshot';
import { textFieldsOf, writeUses } from '../where-used/write-uses';
import { findReferences } from './find-references';
import { WITHOUT_LINKS } from './link-field';
import { linksIn, mapLinks } from './map-links.rules';
import { isNoPage, ownAddress } from './to-reference.rules';

type DocumentRow = Row & { document_id: string; locale: string | null };
type StoredPart = { uid: string; table: string; row: Row; root: DocumentRow };
/** How many links became references, and which addresses of the site have no page to refer to. */
export type Conversion = { converted: number; left: ReadonlyMap<string, number> };
type Tally = { converted: number; left: Map<string, number> };

const ROWS_AT_ONCE = 200;

const localeOf = ({ locale }: DocumentRow): Locale => (isLocale(locale) ? locale : DEFAULT_LOCALE);

/** The values of a row under the names of its model, as far as they are texts and addresses. */
function fieldsOf(strapi: Core.Strapi, { uid, row }: StoredPart): Record<string, unknown> {
  return Object.fromEntries(textFieldsOf(strapi, uid).map(({ name, column }) => [name, row[column]]));
}

async function readStoredParts(
  strapi: Core.Strapi,
  trx: Database,
  uid: string,
  rows: readonly DocumentRow[],
): Promise<StoredPart[]> {
  const table = strapi.db.metadata.get(uid).tableName;
  const roots = new Map(rows.map((row) => [row.id, row]));
  const parts = await readParts(strapi, trx, uid, new Map(rows.map(({ id }) => [id, { root: id }])));
  return [
    ...rows.map((row) => ({ uid, table, row, root: row })),
    ...parts.flatMap((part) => {
      const root = roots.get(part.root);
      return root && part.kind === 'component'
        ? [{ uid: part.uid, table: part.table, row: part.row, root }]
        : [];
    }),
  ];
}

async function rewrite(
  strapi: Core.Strapi,
  trx: Database,
  part: StoredPart,
  references: ReadonlyMap<string, string>,
): Promise<boolean> {
  const before = fieldsOf(strapi, part);
  const after = mapLinks(modelOf(strapi), part.uid, before, (address) => references.get(address) ?? address);
  const changed = textFieldsOf(strapi, part.uid).flatMap(({ name, type, column }) => {
    const isSame = JSON.stringify(before[name]) === JSON.stringify(after[name]);
    return isSame ? [] : [[column, type === 'blocks' ? JSON.stringify(after[name]) : after[name]]];
  });
  if (changed.length === 0) return false;
  await trx(part.table)
    .where({ id: part.row.id })
    .update(Object.fromEntries(changed) as Record<string, unknown>);
  return true;
}

async function convertRows(
  strapi: Core.Strapi,
  trx: Database,
  { uid, site, ownHosts }: { uid: string; site: string; ownHosts: readonly string[] },
  { rows, tally }: { rows: readonly DocumentRow[]; tally: Tally },
): Promise<void> {
  const models = modelOf(strapi);
  const changed = new Set<string>();
  const parts = await readStoredParts(strapi, trx, uid, rows);
  for (const [locale, ofLocale] of Map.groupBy(parts, ({ root }) => localeOf(root))) {
    const addresses = ofLocale.flatMap((part) =>
      linksIn(models, part.uid, fieldsOf(strapi, part)).map(({ address }) => address),
    );
    const references = await findReferences(strapi, trx, { site, locale, ownHosts }, addresses);
    for (const address of addresses) {
      if (references.has(address)) tally.converted += 1;
      else if (isNoPage(address) || ownAddress(address, { locale, ownHosts }))
        tally.left.set(address, (tally.left.get(address) ?? 0) + 1);
    }
    for (const part of ofLocale)
      if (await rewrite(strapi, trx, part, references)) changed.add(part.root.document_id);
  }
  for (const documentId of changed) await writeUses(strapi, trx, uid, documentId);
}

function typesWithLinks(strapi: Core.Strapi): string[] {
  return Object.values(strapi.contentTypes)
    .filter(({ uid, attributes }) => uid.startsWith('api::') && 'site' in attributes)
    .flatMap(({ uid }) => (WITHOUT_LINKS.has(uid) ? [] : [uid]));
}

/**
 * LINK-03 for what was written before: drafts and published versions each for itself, past the document service, since nobody reads
 * anything else than before. Safe to repeat.
 */
export async function convertStoredLinks(strapi: Core.Strapi, trx: Database): Promise<Conversion> {
  const tally: Tally = { converted: 0, left: new Map() };
  for (const site of SITE_KEYS) {
    const ownHosts = await readOwnHosts(strapi, site);
    for (const uid of typesWithLinks(strapi)) {
      const { tableName } = strapi.db.metadata.get(uid);
      const ids: { id: number }[] = await trx(tableName).select('id').where({ site }).orderBy('id');
      for (let at = 0; at < ids.length; at += ROWS_AT_ONCE) {
        const some = ids.slice(at, at + ROWS_AT_ONCE).map(({ id }) => id);
        const rows = await readRows<DocumentRow>(trx, tableName, 'id', some);
        await convertRows(strapi, trx, { uid, site, ownHosts }, { rows, tally });
      }
    }
  }
  return tally;
}

/** « links: 312 converted, 2 left (/ancienne-page 2) ». */
export function conversionReport({ converted, left }: Conversion): string {
  const addresses = [...left].map(([address, count]) => `${address} ${count}`).join(', ');
  return `links: ${converted} converted, ${left.size} addresses left${addresses && ` (${addresses})`}`;
}
