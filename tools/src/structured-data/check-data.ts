import { ADDRESSED, REQUIRED } from './required.data.ts';
import { TYPES, VALUES } from './vocabulary.data.ts';

/** A thing of schema.org, as it is written. */
export type Node = Readonly<Record<string, unknown>>;

const TEXTS = ['Text', 'URL', 'Date', 'DateTime', 'Time', 'Duration', 'CssSelectorType', 'XPathType'];
const SCHEMA = 'https://schema.org/';
const DATE = /^\d{4}-\d{2}(-\d{2}(T\d{2}:\d{2}:\d{2}(Z|[+-]\d{2}:\d{2}))?)?$/;
const DURATION = /^P(\d+[YMWD])*(T(\d+[HMS])+)?$/;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A list of none says as little as nothing. */
const isEmpty = (value: unknown) => value === undefined || (Array.isArray(value) && value.length === 0);

export const typeOf = ({ '@type': type }: Node): string => (typeof type === 'string' ? type : '');

/** A node that only names another one. */
const isReference = (node: Node) => Object.keys(node).join() === '@id';

const isKindOf = (type: string, wanted: readonly string[]) =>
  wanted.includes(type) || (TYPES[type]?.isA.some((parent) => wanted.includes(parent)) ?? false);

/** What is wrong with a value that is no thing. */
function plainFault(value: unknown, ranges: readonly string[]): string | null {
  if (typeof value === 'number')
    return ranges.some((range) => /Number|Integer|Text/.test(range)) ? null : 'is a number';
  if (typeof value === 'boolean') return ranges.includes('Boolean') ? null : 'is true or false';
  if (typeof value !== 'string' || value.trim() === '') return 'says nothing';
  const isOneOfIts = value.startsWith(SCHEMA) && ranges.some((range) => /Type$|Enumeration$/.test(range));
  if (isOneOfIts) return null;
  if (!ranges.some((range) => TEXTS.includes(range)) && !ranges.includes('PostalAddress')) return 'is a text';
  const takesAnyText = ranges.includes('Text');
  if (!takesAnyText && ranges.some((range) => /^Date/.test(range)) && !DATE.test(value))
    return `is no date: ${value}`;
  if (!takesAnyText && ranges.includes('Duration') && !DURATION.test(value))
    return `is no duration: ${value}`;
  if (!takesAnyText && ranges.includes('URL') && !URL.canParse(value)) return `is no address: ${value}`;
  return null;
}

function valueFaults(name: string, value: unknown, owner: string): string[] {
  const ranges = VALUES[name] ?? [];
  if (!isNode(value)) {
    const fault = plainFault(value, ranges);
    return fault ? [`${owner}.${name} ${fault}`] : [];
  }
  if (isReference(value)) return [];
  const fits = isKindOf(typeOf(value), ranges);
  return [...(fits ? [] : [`${owner}.${name} is a ${typeOf(value)}`]), ...nodeFaults(value)];
}

function placeFaults(node: Node): string[] {
  if (!ADDRESSED.includes(typeOf(node))) return [];
  const place = node.location ?? node.jobLocation;
  const isNowhere = isNode(place) && typeOf(place) === 'Place' && !place.address;
  return isNowhere ? [`${typeOf(node)} is at a place without an address`] : [];
}

/** Why a thing is none of schema.org, or lacks what search engines ask for. */
export function nodeFaults(node: Node): string[] {
  const type = typeOf(node);
  const known = TYPES[type];
  if (!known) return [`has an unknown type: ${type}`];
  const given = Object.entries(node).filter(([name]) => !name.startsWith('@'));
  const missing = (REQUIRED[type] ?? []).filter((name) => isEmpty(node[name]));
  return [
    ...missing.map((name) => `${type} has no ${name}`),
    ...given.flatMap(([name, value]) =>
      known.properties.includes(name)
        ? [value].flat().flatMap((one) => valueFaults(name, one, type))
        : [`${type} has the unknown property ${name}`],
    ),
    ...placeFaults(node),
  ];
}

/** The things of a block of JSON-LD; null: it is none. */
export function readGraph(json: string): Node[] | null {
  try {
    const whole: unknown = JSON.parse(json);
    if (!isNode(whole) || whole['@context'] !== 'https://schema.org') return null;
    const graph = whole['@graph'];
    return Array.isArray(graph) ? graph.filter(isNode) : null;
  } catch {
    return null;
  }
}

/** Every thing under one, itself first. */
export function withParts(node: Node): Node[] {
  return [node, ...Object.values(node).flatMap((value) => [value].flat().filter(isNode).flatMap(withParts))];
}
