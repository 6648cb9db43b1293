import { picturesInText } from '../fence/text-pictures.rules';
import { nameIn, slugName, type Name } from './names.rules';

export type UseKind = 'relation' | 'link' | 'menu' | 'redirect' | 'crm' | 'filter' | 'picture';
export type NamedUse = { kind: UseKind; name: Name };

/** The fields of a model that hold text, with the columns they are kept in. */
export type TextField = { name: string; type: string; column: string };

const CAMPUS = 'api::campus.campus';
const COURSE = 'api::course.course';
export const CRM_LINK = 'api::crm-link.crm-link';

/** Fields that name a document by its slug. */
export const SLUG_FIELDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [CRM_LINK]: { course: COURSE, campus: CAMPUS },
  'block.courses-list': { filterCampus: CAMPUS },
  'block.events-list': { filterCampus: CAMPUS },
  'block.testimonials': { filterCampus: CAMPUS, filterCourse: COURSE },
};

/** The types whose documents are named so. */
export const SLUG_TARGETS: ReadonlySet<string> = new Set(Object.values(SLUG_FIELDS).flatMap(Object.values));

/** Where a redirect starts is no use of what is there. */
const NO_USES: Readonly<Record<string, string>> = { 'api::redirect.redirect': 'source' };

/** What the document says of an address that it has in a field. */
const KINDS: Readonly<Record<string, UseKind>> = {
  'api::menu-enrichi.menu-enrichi': 'menu',
  'api::redirect.redirect': 'redirect',
  [CRM_LINK]: 'crm',
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The addresses of the links in a rich text, however deep. */
function linksInText(nodes: unknown): string[] {
  if (Array.isArray(nodes)) return nodes.flatMap(linksInText);
  if (!isRecord(nodes)) return [];
  const own = nodes.type === 'link' && typeof nodes.url === 'string' ? [nodes.url] : [];
  return [...own, ...linksInText(nodes.children)];
}

/** What one field of a model names; `documentUid` is the type of the document that it is part of. */
function usesInField(documentUid: string, uid: string, field: TextField, value: unknown): NamedUse[] {
  const kind = KINDS[documentUid] ?? 'link';
  const named = SLUG_FIELDS[uid]?.[field.name];
  if (named)
    return typeof value === 'string' && value !== ''
      ? [{ kind: kind === 'crm' ? kind : 'filter', name: slugName(named, value) }]
      : [];
  if (NO_USES[uid] === field.name) return [];
  const addresses = field.type === 'blocks' ? linksInText(value) : [value];
  const links = addresses.flatMap((address) => {
    const name = nameIn(address);
    return name ? [{ kind, name }] : [];
  });
  const pictures = field.type === 'blocks' ? picturesInText(value) : [];
  return [
    ...links,
    ...pictures.map((file) => ({ kind: 'picture' as const, name: `picture:${file}` as const })),
  ];
}

/** What a row names, in its texts and addresses. */
export function usesInRow(
  documentUid: string,
  uid: string,
  fields: readonly TextField[],
  row: Readonly<Record<string, unknown>>,
): (NamedUse & { field: string })[] {
  return fields.flatMap((field) =>
    usesInField(documentUid, uid, field, row[field.column]).map((use) => ({ ...use, field: field.name })),
  );
}
