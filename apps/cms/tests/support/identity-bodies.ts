import type { Attribute, Models } from './content-models.ts';

/** What of the other school a body may name. */
export type ForeignIds = {
  site: string;
  /** Who has not sent the call. */
  userId: number;
  /** A document of each type. */
  documents: ReadonlyMap<string, { documentId: string; id: number }>;
  /** A row of each component. */
  parts: ReadonlyMap<string, number>;
  file: { id: number; documentId: string; url: string };
};
/** `cases`: how many fields a body tries at once, none of which is refused. */
export type IdentityBody = { name: string; body: Record<string, unknown>; cases: number };

const LONG_AGO = '2001-01-01T00:00:00.000Z';
const DEEPEST = 4;
/** A page that texts and menus may lead to. */
const PAGE = 'api::course.course';

const DATES = ['createdAt', 'updatedAt', 'publishedAt', 'firstPublishedAt', 'created_at', 'published_at'];

/** What says at the top of a body whose document it is: refused, each by itself. */
export function refusedFields({ documents, site }: ForeignIds, uid: string): IdentityBody[] {
  const { documentId = '' } = documents.get(uid) ?? {};
  const values: [string, unknown][] = [
    ...[documentId, [documentId], { $eq: documentId }, { set: documentId }].map(
      (value) => ['documentId', value] satisfies [string, unknown],
    ),
    ...[site, [site], null, ''].map((value) => ['site', value] satisfies [string, unknown]),
  ];
  return values.map(([name, value]) => ({
    name: `${name}=${JSON.stringify(value)}`,
    body: { [name]: value },
    cases: 1,
  }));
}

/** What says which row it is, or who wrote it when: left out, so that all of it is tried in one call. */
export function leftOutFields({ documents, userId }: ForeignIds, uid: string): IdentityBody[] {
  const { documentId = '', id = 0 } = documents.get(uid) ?? {};
  const ofRow = { document_id: documentId, created_by_id: userId, updated_by_id: userId };
  const bodies = [
    { ...ofRow, id, localizations: [id], createdBy: userId, updatedBy: userId },
    {
      ...{ ...ofRow, id: String(id), localizations: { connect: [{ documentId }] } },
      ...{ createdBy: { set: [{ id: userId }] }, updatedBy: { id: userId } },
    },
  ];
  return bodies.map((body, at) => {
    const whole = { ...body, ...Object.fromEntries(DATES.map((name) => [name, at === 0 ? LONG_AGO : null])) };
    return { name: 'fields of the row', body: whole, cases: Object.keys(whole).length };
  });
}

/** The ways in which a relation, or a picture, is named. */
function namings({ documentId, id }: { documentId: string; id: number }): unknown[] {
  return [
    ...[id, String(id), documentId, { id }, { documentId }, [id], [documentId], [{ id, documentId }]],
    ...[{ set: [id] }, { set: [{ documentId }] }, { set: documentId }],
    ...[{ connect: [{ id }] }, { connect: [{ documentId, locale: 'fr' }] }, { connect: id }],
    { connect: [{ documentId, position: { end: true } }], disconnect: [] },
  ];
}

/** What a field is given that leads to the other school. */
function valuesOf(ids: ForeignIds, { type, target = '', customField }: Attribute): unknown[] {
  const { documentId = '' } = ids.documents.get(PAGE) ?? {};
  const address = `/@course/${documentId}`;
  const named = ids.documents.get(target);
  if (type === 'relation') return named ? namings(named) : [];
  if (type === 'media') return namings(ids.file);
  if (customField === 'global::page-link') return [address];
  if (type !== 'blocks') return [];
  const text = [{ type: 'text', text: 'A' }];
  return [
    [{ type: 'image', image: { ...ids.file, name: 'a' }, children: text }],
    [{ type: 'paragraph', children: [{ type: 'link', url: address, children: text }] }],
  ];
}

type Put = (value: unknown) => Record<string, unknown>;

/** Of a component: which row it is, as a number of the other school, and what a content type knows of itself. */
function ofPart(ids: ForeignIds, uid: string, path: string, put: Put): IdentityBody {
  const { documentId = '' } = ids.documents.get(PAGE) ?? {};
  const id = ids.parts.get(uid) ?? 1;
  const body = { id, documentId, document_id: documentId, site: ids.site, entity_id: 1, cmp_id: id };
  return { name: `${path}.id`, body: put(body), cases: Object.keys(body).length };
}
/** Bodies that lead to the other school from every field of a model, in its components and zones as deep as they go. */
export function foreignFields(
  models: Models,
  ids: ForeignIds,
  uid: string,
  {
    path = '',
    put = (value) => value as Record<string, unknown>,
    depth = 0,
  }: { path?: string; put?: Put; depth?: number } = {},
): IdentityBody[] {
  return Object.entries(models.get(uid) ?? {}).flatMap(([name, attribute]) => {
    const at = path === '' ? name : `${path}.${name}`;
    const own = valuesOf(ids, attribute).map((value) => ({
      name: `${at}=${JSON.stringify(value).slice(0, 60)}`,
      body: put({ [name]: value }),
      cases: 1,
    }));
    const { type, component, components = [], repeatable = false } = attribute;
    const parts = type === 'dynamiczone' ? components : component ? [component] : [];
    if (depth >= DEEPEST) return own;
    const deeper = parts.flatMap((part) => {
      const placed: Put = (value) => {
        const said = type === 'dynamiczone' ? { __component: part, ...(value as object) } : value;
        return put({ [name]: type === 'dynamiczone' || repeatable ? [said] : said });
      };
      const here = `${at}(${part})`;
      return [
        ofPart(ids, part, here, placed),
        ...foreignFields(models, ids, part, { path: here, put: placed, depth: depth + 1 }),
      ];
    });
    return [...own, ...deeper];
  });
}
