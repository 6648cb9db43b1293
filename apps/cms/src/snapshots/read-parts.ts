import type { Core } from '@strapi/strapi';
import type { Database } from '../search-index/database';
import type { Part, Row } from './snapshot';

/** A part of one of several documents: whose row it belongs to, under which of its fields, and of which model. */
export type OwnedPart = Part & { root: number; field: string; uid: string };

type Owner = { root: number; field?: string };
type Place = Row & { entity_id: number; cmp_id: number; component_type: string; field: string };
type Picture = Row & { related_id: number; field: string };

const PICTURES = 'files_related_mph';

export async function readRows<Found extends Row = Row>(
  trx: Database,
  table: string,
  column: string,
  values: readonly (string | number)[],
): Promise<Found[]> {
  if (values.length === 0) return [];
  const rows: { row: string }[] = await trx
    .select(trx.raw('to_jsonb(found)::text as row'))
    .from(trx.raw('?? as found', [table]))
    .whereIn(`found.${column}`, [...values])
    .orderBy('found.id');
  return rows.map(({ row }) => JSON.parse(row) as Found);
}

/** Where the components of a model are kept in it; none for a model without. */
function placesOf(strapi: Core.Strapi, uid: string): string | undefined {
  const { attributes } = strapi.getModel(uid as 'api::event.event');
  const stored = strapi.db.metadata.get(uid).attributes as Record<string, { joinTable?: { name: string } }>;
  const [field] =
    Object.entries(attributes).find(([, { type }]) => type === 'component' || type === 'dynamiczone') ?? [];
  return field ? stored[field]?.joinTable?.name : undefined;
}

function groupByType(places: readonly Place[]): Map<string, Place[]> {
  return Map.groupBy(places, ({ component_type }) => component_type);
}

async function readPictures(
  trx: Database,
  uid: string,
  owners: ReadonlyMap<number, Owner>,
): Promise<OwnedPart[]> {
  const rows = await readRows<Picture & { related_type: string }>(trx, PICTURES, 'related_id', [
    ...owners.keys(),
  ]);
  return rows
    .filter(({ related_type }) => related_type === uid)
    .flatMap((row) => {
      const owner = owners.get(row.related_id);
      if (!owner) return [];
      const { root, field = row.field } = owner;
      return [{ kind: 'picture' as const, table: PICTURES, row, root, field, uid }];
    });
}

async function readComponents(
  strapi: Core.Strapi,
  trx: Database,
  uid: string,
  owners: ReadonlyMap<number, Owner>,
): Promise<OwnedPart[]> {
  const table = placesOf(strapi, uid);
  if (!table) return [];
  const places = await readRows<Place>(trx, table, 'entity_id', [...owners.keys()]);
  const parts: OwnedPart[] = [];
  for (const [type, ofType] of groupByType(places)) {
    // A component that the model has lost: nothing shows it any more.
    if (!(type in strapi.components)) continue;
    const inner = new Map<number, { root: number; field: string }>();
    for (const row of ofType) {
      const owner = owners.get(row.entity_id);
      if (!owner) continue;
      const { root, field = row.field } = owner;
      inner.set(row.cmp_id, { root, field });
      parts.push({ kind: 'place', table, row, root, field, uid });
    }
    const { tableName } = strapi.db.metadata.get(type);
    for (const row of await readRows(trx, tableName, 'id', [...inner.keys()])) {
      const owner = inner.get(row.id);
      if (owner) parts.push({ kind: 'component', table: tableName, row, ...owner, uid: type });
    }
    parts.push(...(await readParts(strapi, trx, type, inner)));
  }
  return parts;
}

/** Everything that rows of one model are made of, however deep: a few statements for many rows. */
export async function readParts(
  strapi: Core.Strapi,
  trx: Database,
  uid: string,
  owners: ReadonlyMap<number, Owner>,
): Promise<OwnedPart[]> {
  if (owners.size === 0) return [];
  return [...(await readPictures(trx, uid, owners)), ...(await readComponents(strapi, trx, uid, owners))];
}
