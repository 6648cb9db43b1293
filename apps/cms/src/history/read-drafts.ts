import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { CONTENT_TYPE_VIEWS } from '../editor/content-type-views.data';
import { contentFields, modelOf, type Attribute, type ModelOf } from './model';
import { nameOf, toComparable, toSnapshot, type Snapshot } from './snapshot.rules';

export type Draft = {
  /** Empty for a type without languages. */
  locale: string;
  site: string;
  title: string;
  updatedAt: Date;
  hash: string;
  snapshot: Snapshot;
};

type Populate = Record<string, unknown>;
type Row = Record<string, unknown> & { locale?: string | null; site: string; updatedAt: string };

const mainFieldOf = (uid: string): string => CONTENT_TYPE_VIEWS[uid]?.mainField ?? 'documentId';

function populateField(attribute: Attribute, models: ModelOf): unknown {
  const { type, target = '', component = '', components = [] } = attribute;
  if (type === 'relation') return { select: ['documentId', mainFieldOf(target)] };
  if (type === 'media') return { select: ['id', 'name'] };
  if (type === 'component') return { populate: populateOf(component, models) };
  if (type !== 'dynamiczone') return null;
  return { on: Object.fromEntries(components.map((uid) => [uid, { populate: populateOf(uid, models) }])) };
}

/** All that a document holds and names, however deep, but nothing of what is named beyond its name. */
function populateOf(uid: string, models: ModelOf): Populate {
  const fields = contentFields(models(uid)).flatMap(([name, attribute]) => {
    const populate = populateField(attribute, models);
    return populate ? [[name, populate]] : [];
  });
  return Object.fromEntries(fields);
}

/** A document as it is being written, in each of its languages. A type without drafts has what is published. */
export async function readDrafts(strapi: Core.Strapi, uid: string, documentId: string): Promise<Draft[]> {
  const models = modelOf(strapi);
  const model = models(uid);
  const hasDrafts = strapi.contentTypes[uid as 'api::event.event']?.options?.draftAndPublish === true;
  if (!model) return [];

  const rows: Row[] = await strapi.db.query(uid).findMany({
    where: { documentId, ...(hasDrafts ? { publishedAt: null } : {}) },
    populate: populateOf(uid, models),
  });
  const reading = { modelOf: models, mainFieldOf };
  return rows.map((row) => ({
    locale: row.locale ?? '',
    site: row.site,
    title: nameOf(row[mainFieldOf(uid)]),
    updatedAt: new Date(row.updatedAt),
    hash: createHash('sha256')
      .update(toComparable(row, model, reading))
      .digest('hex'),
    // As it is stored: a day or a number has one form.
    snapshot: JSON.parse(JSON.stringify(toSnapshot(row, model, reading))) as Snapshot,
  }));
}
