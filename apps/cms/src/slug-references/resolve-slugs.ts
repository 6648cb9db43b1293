import type { Core } from '@strapi/strapi';
import { modelOf } from '../history/model';
import type { Database } from '../search-index/database';
import type { Row, Snapshot } from '../snapshots/snapshot';
import { SLUG_FIELDS } from '../where-used/uses-in.rules';
import { mapSlugFields, mapSlugs, slugsIn, type ChangeSlug, type NamedSlug } from './map-slugs.rules';
import { resolveSlug } from './slug-owners';

/** `at`: when the slugs were written; without, they are being written now. */
type Written = { site: string; at?: Date };

async function resolveAll(
  strapi: Core.Strapi,
  trx: Database,
  { site, at }: Written,
  named: readonly NamedSlug[],
): Promise<ChangeSlug> {
  const resolved = new Map<string, string>();
  for (const { target, slug } of named)
    resolved.set(`${target} ${slug}`, await resolveSlug(strapi, trx, { site, uid: target, slug }, at));
  return (target, slug) => resolved.get(`${target} ${slug}`) ?? slug;
}

/** LIFE-04: content as it is sent to the document service, with the slugs that its documents have now. */
export async function withCurrentSlugs<Data extends Record<string, unknown>>(
  strapi: Core.Strapi,
  trx: Database,
  written: Written & { uid: string },
  data: Data,
): Promise<Data> {
  const models = modelOf(strapi);
  const named = slugsIn(models, written.uid, data);
  if (named.length === 0) return data;
  return mapSlugs(models, written.uid, data, await resolveAll(strapi, trx, written, named)) as Data;
}

/** The columns of a model that hold the slug of a document. */
export function slugColumns(strapi: Core.Strapi, uid: string): (field: string) => string {
  const stored = strapi.db.metadata.get(uid).attributes as Record<string, { columnName?: string }>;
  return (field) => stored[field]?.columnName ?? field;
}

/** The same for a document as the trash keeps it: in rows. */
export async function snapshotWithCurrentSlugs(
  strapi: Core.Strapi,
  trx: Database,
  snapshot: Snapshot,
  at: Date,
): Promise<Snapshot> {
  const { uid, site } = snapshot;
  const modelOfTable = new Map(
    Object.keys(SLUG_FIELDS).map((model) => [strapi.db.metadata.get(model).tableName, model]),
  );
  const named: NamedSlug[] = [];
  const mapRows = (change: ChangeSlug): Snapshot => {
    const mapRow = (model: string | undefined, row: Row) =>
      model && model in SLUG_FIELDS ? mapSlugFields(model, row, change, slugColumns(strapi, model)) : row;
    const versions = snapshot.versions.map((version) => ({
      ...version,
      row: mapRow(uid, version.row),
      parts: version.parts.map((part) => ({ ...part, row: mapRow(modelOfTable.get(part.table), part.row) })),
    }));
    return { ...snapshot, versions };
  };
  mapRows((target, slug) => {
    named.push({ target, slug });
    return slug;
  });
  return named.length === 0 ? snapshot : mapRows(await resolveAll(strapi, trx, { site, at }, named));
}
