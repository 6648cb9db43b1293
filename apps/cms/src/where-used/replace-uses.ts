import type { Core } from '@strapi/strapi';
import { recordChange } from '../changes/change-row';
import type { Database } from '../search-index/database';
import { writePassagesOfAll } from '../search-index/write-passages';
import { linkTables, type LinkTable } from '../snapshots/link-tables';
import { findCurrentSlug } from '../slug-references/slug-owners';
import { readParts, readRows } from '../snapshots/read-parts';
import type { Row } from '../snapshots/snapshot';
import { pathOf } from './names.rules';
import { replaceInField, type Replacement } from './replace.rules';
import { CRM_LINK, SLUG_TARGETS } from './uses-in.rules';
import { readNames, usesOf, type Use } from './uses-of';
import { textFieldsOf, writeUses } from './write-uses';

type Exchange = { uid: string; site: string; from: string; to: string };
type Addressed = Row & { locale: string | null; slug?: string | null; rubrique?: string | null };
type Replacements = { of: (locale: string | null) => Replacement };

const REDIRECT = 'api::redirect.redirect';

/** Draft for draft, published for published, language for language; what has both already keeps one. */
async function replaceLinks(trx: Database, { name, source, target }: LinkTable, { from, to }: Exchange) {
  await trx.raw(
    `update :name: as link set :target: = new_row.id
     from :targetTable: as old_row
     join :targetTable: as new_row on new_row.document_id = :to
       and new_row.locale is not distinct from old_row.locale
       and (new_row.published_at is null) = (old_row.published_at is null)
     where old_row.document_id = :from and link.:target: = old_row.id
       and not exists (select 1 from :name: as kept where kept.:source: = link.:source: and kept.:target: = new_row.id)
       and not exists (select 1 from :sourceTable: as own where own.id = link.:source: and own.document_id in (:from, :to))`,
    {
      ...{ name, from, to, source: source.column, target: target.column },
      ...{ sourceTable: source.tableName, targetTable: target.tableName },
    },
  );
}

/** An address of the other document in the language of whoever names it, in French where it has none. */
async function readReplacements(
  strapi: Core.Strapi,
  trx: Database,
  exchange: Exchange,
): Promise<Replacements> {
  const { uid, site, from, to } = exchange;
  const names = new Set(await readNames(strapi, trx, { uid, site, documentId: from }));
  const { tableName } = strapi.db.metadata.get(uid);
  const rows = await readRows<Addressed>(trx, tableName, 'document_id', [to]);
  const slug = SLUG_TARGETS.has(uid)
    ? await findCurrentSlug(strapi, trx, { site, uid, documentId: to })
    : null;
  const of = (locale: string | null) => {
    const row =
      rows.find((one) => one.locale === locale) ?? rows.find((one) => one.locale === 'fr') ?? rows[0];
    return { names, documentId: to, path: row ? pathOf(uid, row) : null, slug };
  };
  return { of };
}

async function rewriteRow(
  strapi: Core.Strapi,
  trx: Database,
  { uid, table, row }: { uid: string; table: string; row: Row },
  replacement: Replacement,
): Promise<void> {
  for (const field of textFieldsOf(strapi, uid)) {
    const before = row[field.column];
    const after = replaceInField(uid, field, before, replacement);
    if (JSON.stringify(after) === JSON.stringify(before)) continue;
    const value = field.type === 'blocks' ? JSON.stringify(after) : after;
    await trx(table)
      .where({ id: row.id })
      .update({ [field.column]: value });
  }
}

/** Draft and published are rewritten each for itself: an unfinished draft is not published by it. */
async function rewriteTexts(
  strapi: Core.Strapi,
  trx: Database,
  { uid, documentId }: Use,
  replacements: Replacements,
): Promise<void> {
  const { tableName } = strapi.db.metadata.get(uid);
  const rows = await readRows<Addressed>(trx, tableName, 'document_id', [documentId]);
  const parts = await readParts(strapi, trx, uid, new Map(rows.map(({ id }) => [id, { root: id }])));
  for (const row of rows) {
    const replacement = replacements.of(row.locale);
    await rewriteRow(strapi, trx, { uid, table: tableName, row }, replacement);
    for (const part of parts)
      if (part.root === row.id && part.kind === 'component') await rewriteRow(strapi, trx, part, replacement);
  }
}

/** Redirects and CRM links are live as they are written: every check of theirs has its say. */
async function rewriteLive(
  strapi: Core.Strapi,
  trx: Database,
  { uid, documentId }: Use,
  replacements: Replacements,
): Promise<void> {
  const [row] = await readRows(trx, strapi.db.metadata.get(uid).tableName, 'document_id', [documentId]);
  if (!row) return;
  const fields = textFieldsOf(strapi, uid).filter(({ name }) => !(uid === REDIRECT && name === 'source'));
  const changes = fields.map((field) => [
    field.name,
    replaceInField(uid, field, row[field.column], replacements.of(null)),
  ]);
  const data = Object.fromEntries(changes) as Record<string, string>;
  if (uid === CRM_LINK) {
    const { site, action } = row as Row & { site: string; action: string };
    const pair = { site, action, course: data.course ?? null, campus: data.campus ?? null };
    // The other one has its own link already: this one stays, and serves nobody.
    if (await trx('crm_links').where(pair).first('id')) return;
  }
  await strapi.documents(uid as typeof REDIRECT).update({ documentId, data });
}

/** What it names and what the site keeps follow, as after a write. */
async function announce(strapi: Core.Strapi, trx: Database, site: string, uses: readonly Use[]) {
  const [{ uid, documentId } = { uid: '', documentId: '' }] = uses;
  if (uses.some(isNamed)) await writeUses(strapi, trx, uid, documentId);
  await recordChange(trx, { site, uid, documentId, action: 'update' });
}

const isNamed = ({ kind }: Use) => kind !== 'relation';

/** USED-03: whatever uses one document uses another one of its type from now on. */
export async function replaceUses(strapi: Core.Strapi, trx: Database, exchange: Exchange): Promise<void> {
  const { uid, site, from, to } = exchange;
  const uses = await usesOf(strapi, trx, { uid, site, documentId: from });
  const others = uses.filter(({ documentId }) => documentId !== to);
  const replacements = await readReplacements(strapi, trx, exchange);
  for (const table of linkTables(strapi))
    if (table.target.uid === uid) await replaceLinks(trx, table, exchange);
  for (const ofDocument of Map.groupBy(others, (use) => `${use.uid} ${use.documentId}`).values()) {
    const [use] = ofDocument;
    if (!use) continue;
    if (use.uid === REDIRECT || use.uid === CRM_LINK) {
      await rewriteLive(strapi, trx, use, replacements);
      continue;
    }
    if (ofDocument.some(isNamed)) await rewriteTexts(strapi, trx, use, replacements);
    await announce(strapi, trx, site, ofDocument);
  }
  const published = others.filter(({ isPublished }) => isPublished);
  await writePassagesOfAll(strapi, trx, published);
}
