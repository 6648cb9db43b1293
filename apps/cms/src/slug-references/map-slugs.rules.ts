import type { ModelOf } from '../history/model';
import { SLUG_FIELDS } from '../where-used/uses-in.rules';

type Fields = Readonly<Record<string, unknown>>;
/** What a slug becomes that names a document of a type. */
export type ChangeSlug = (target: string, slug: string) => string;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of one model that name a document by its slug, changed; `columnOf`: under what name they are kept. */
export function mapSlugFields<Row extends Fields>(
  uid: string,
  row: Row,
  change: ChangeSlug,
  columnOf: (field: string) => string = (field) => field,
): Row {
  const changed = Object.entries(SLUG_FIELDS[uid] ?? {}).flatMap(([field, target]) => {
    const column = columnOf(field);
    const slug = row[column];
    return typeof slug === 'string' && slug !== '' ? [[column, change(target, slug)] as const] : [];
  });
  return { ...row, ...Object.fromEntries(changed) };
}

/** A document, or as much of it as was sent, with the slugs that it names changed, in blocks however deep. */
export function mapSlugs(modelOf: ModelOf, uid: string, document: Fields, change: ChangeSlug): Fields {
  const attributes = modelOf(uid)?.attributes ?? {};
  const mapPart = (part: unknown, component?: string): unknown =>
    isFields(part) ? mapSlugs(modelOf, component ?? String(part.__component), part, change) : part;
  const entries = Object.entries(mapSlugFields(uid, document, change)).map(([name, value]) => {
    const attribute = attributes[name];
    if (attribute?.type !== 'component' && attribute?.type !== 'dynamiczone') return [name, value];
    const { component } = attribute;
    return [
      name,
      Array.isArray(value) ? value.map((part) => mapPart(part, component)) : mapPart(value, component),
    ];
  });
  return Object.fromEntries(entries) as Fields;
}

export type NamedSlug = { target: string; slug: string };

/** The slugs that a document names, each once. */
export function slugsIn(modelOf: ModelOf, uid: string, document: Fields): NamedSlug[] {
  const found = new Map<string, NamedSlug>();
  mapSlugs(modelOf, uid, document, (target, slug) => {
    found.set(`${target} ${slug}`, { target, slug });
    return slug;
  });
  return [...found.values()];
}
