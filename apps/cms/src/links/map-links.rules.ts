import { LINK_FIELD } from './link-field';

/** As much of a type or a component as links need. */
type Attribute = { type: string; customField?: string; required?: boolean; component?: string };
export type ModelOf = (uid: string) => { attributes: Record<string, Attribute> } | undefined;

type Path = readonly (string | number)[];
/** What an address becomes; null: nothing is there any more. */
export type ChangeLink = (address: string, path: Path) => string | null;

type Fields = Readonly<Record<string, unknown>>;
type Walk = { modelOf: ModelOf; change: ChangeLink };

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Of a link that leads nowhere its words stay. */
function mapText(nodes: unknown, path: Path, change: ChangeLink): unknown {
  if (!Array.isArray(nodes)) return nodes;
  return nodes.flatMap((node: unknown) => {
    if (!isFields(node)) return [node];
    const mapped = 'children' in node ? { ...node, children: mapText(node.children, path, change) } : node;
    if (node.type !== 'link' || typeof node.url !== 'string') return [mapped];
    const url = change(node.url, path);
    return url === null ? mapped.children : [{ ...mapped, url }];
  });
}

/** A part that is nothing without its link goes with it: an entry of a menu, a card. */
function mapPart(walk: Walk, uid: string, part: Fields, path: Path): Fields | null {
  const attributes = walk.modelOf(uid)?.attributes ?? {};
  let isLost = false;
  const entries = Object.entries(part).map(([name, value]) => {
    const attribute = attributes[name];
    if (!attribute) return [name, value];
    const mapped = mapField(walk, attribute, value, [...path, name]);
    isLost ||= attribute.customField === LINK_FIELD.uid && attribute.required === true && mapped === null;
    return [name, mapped];
  });
  return isLost ? null : (Object.fromEntries(entries) as Fields);
}

function mapParts(walk: Walk, { component }: Attribute, value: unknown, path: Path): unknown {
  const uidOf = (part: Fields) => component ?? String(part.__component);
  if (isFields(value)) return mapPart(walk, uidOf(value), value, path);
  if (!Array.isArray(value)) return value;
  return value.flatMap((part: unknown, index) => {
    if (!isFields(part)) return [part];
    const mapped = mapPart(walk, uidOf(part), part, [...path, index]);
    return mapped === null ? [] : [mapped];
  });
}

function mapField(walk: Walk, attribute: Attribute, value: unknown, path: Path): unknown {
  if (attribute.customField === LINK_FIELD.uid)
    return typeof value === 'string' && value !== '' ? walk.change(value, path) : value;
  if (attribute.type === 'blocks') return mapText(value, path, walk.change);
  const isParts = attribute.type === 'component' || attribute.type === 'dynamiczone';
  return isParts ? mapParts(walk, attribute, value, path) : value;
}

/** A document, or as much of it as was sent, with its links changed: in fields, in texts, in blocks however deep. */
export function mapLinks(modelOf: ModelOf, uid: string, document: Fields, change: ChangeLink): Fields {
  const attributes = modelOf(uid)?.attributes ?? {};
  const entries = Object.entries(document).map(([name, value]) => {
    const attribute = attributes[name];
    return [name, attribute ? mapField({ modelOf, change }, attribute, value, [name]) : value];
  });
  return Object.fromEntries(entries) as Fields;
}

export type PlacedLink = { address: string; path: Path };

/** The addresses of a document, each with its place. */
export function linksIn(modelOf: ModelOf, uid: string, document: Fields): PlacedLink[] {
  const found: PlacedLink[] = [];
  mapLinks(modelOf, uid, document, (address, path) => {
    found.push({ address, path });
    return address;
  });
  return found;
}
