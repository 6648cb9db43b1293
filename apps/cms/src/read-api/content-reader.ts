import type { Core } from '@strapi/strapi';
import type { Locale } from '@meridia/domain/locales';
import { resolveLinks } from '../links/resolve-links';
import { populateAttribute } from './component-populate';
import type { parseListQuery } from './list-query';
import type { PopulateFields, ReadEndpoint } from './read-endpoint';
import { whileUntranslated } from './untranslated';
import { toWire } from './wire';

/** Filters were rebuilt from the endpoint's closed list; Strapi's own type knows the fields of generated models only. */
type Filters = Record<string, never>;
type ListQuery = ReturnType<typeof parseListQuery>;
type Status = 'published' | 'draft';
export type WireDocument = Record<string, unknown>;

function withComponents(strapi: Core.Strapi, uid: ReadEndpoint['uid'], names: readonly string[] = []) {
  const { attributes } = strapi.contentType(uid);
  const entries = names.map((name) => {
    const attribute = attributes[name];
    const populate = attribute && populateAttribute(strapi, attribute);
    if (!populate) throw new Error(`${uid} has no component or zone ${name}`);
    return [name, populate];
  });
  return Object.fromEntries(entries);
}

function toPopulate(relations: PopulateFields = {}) {
  return Object.fromEntries(
    Object.entries(relations).map(([name, fields]) => [name, { fields: [...fields] }]),
  );
}

function toDocuments(value: unknown): WireDocument[] {
  return toWire(value) as WireDocument[];
}

/** Reads of one type, always with explicit fields and populate. The school is added by the fence (fence/read-fence.ts). */
export function createContentReader(strapi: Core.Strapi, endpoint: ReadEndpoint) {
  const documents = strapi.documents(endpoint.uid);
  const limited = (filters: Record<string, unknown>) =>
    ({ $and: [endpoint.always ?? {}, filters] }) as unknown as Filters;
  const listComponents = () => withComponents(strapi, endpoint.uid, endpoint.components);
  const answered = (found: unknown, locale: Locale) =>
    resolveLinks(strapi, endpoint.uid, toDocuments(found), locale);

  return {
    async list(query: ListQuery) {
      const { locale, status } = query;
      const filters = limited(query.filters);
      const read = () =>
        Promise.all([
          documents.findMany({
            locale,
            status,
            filters,
            fields: query.fields,
            populate: { ...query.relations, ...listComponents() },
            sort: query.sort,
            ...query.window,
          }),
          query.withCount ? documents.count({ locale, status, filters }) : undefined,
        ]);
      // EN-02: a list in two parts has no document twice.
      const { without } = query;
      const [items, total] = await (without
        ? whileUntranslated({ uid: endpoint.uid, locale, without, status }, read)
        : read());
      return { data: await answered(items, locale), meta: { pagination: { ...query.window, total } } };
    },

    async first(filters: Record<string, unknown>, { locale, status }: { locale: Locale; status: Status }) {
      const found = await documents.findFirst({
        locale,
        status,
        filters: limited(filters),
        fields: [...endpoint.fields, ...(endpoint.detail?.fields ?? [])],
        populate: {
          ...toPopulate(endpoint.relations),
          ...toPopulate(endpoint.detail?.relations),
          ...listComponents(),
          ...withComponents(strapi, endpoint.uid, endpoint.detail?.components),
        },
      });
      return found ? ((await answered([found], locale))[0] ?? null) : null;
    },
  };
}
