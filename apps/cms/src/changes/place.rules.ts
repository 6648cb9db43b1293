import type { ReadEndpoint } from '../read-api/read-endpoint';

/** What of a type says where its documents are: in which lists, and where in them. */
export type PlaceFields = {
  /** A document whose values of these are the same is in the same lists. */
  fixed: readonly string[];
  relations: readonly string[];
  /** Texts that lists are sorted by: another value may be the same place. */
  sorted: readonly string[];
};

type Attribute = { type: string; target?: string };

/** What has no order and is compared with nothing: only whoever shows it sees that it changed. */
const SHOWN_ONLY = new Set([
  'string',
  'text',
  'richtext',
  'blocks',
  'component',
  'dynamiczone',
  'media',
  'customField',
  'json',
  'email',
]);

/** When something was written says nothing of its place (no list is sorted by it); its language and school are its own. */
const OF_THE_ROW = new Set(['createdAt', 'updatedAt', 'publishedAt', 'locale', 'publishAt', 'unpublishAt']);

const isContent = ({ target }: Attribute) => target?.startsWith('api::') === true;
const firstOf = (path: string) => path.split(/[.:]/u)[0] ?? '';

export function placeFieldsOf(
  attributes: Readonly<Record<string, Attribute>>,
  { filters, always = {}, sort }: Pick<ReadEndpoint, 'filters' | 'always' | 'sort'>,
): PlaceFields {
  const compared = new Set([...Object.keys(filters), ...Object.keys(always)].map(firstOf));
  const ordered = new Set([...sort.allowed, ...sort.byDefault].map(firstOf));
  const names = Object.keys(attributes).filter((name) => !OF_THE_ROW.has(name));
  const isA = (name: string) => attributes[name]?.type ?? '';
  const scalars = names.filter((name) => isA(name) !== 'relation');
  const isSorted = (name: string) => ordered.has(name) && SHOWN_ONLY.has(isA(name)) && !compared.has(name);
  return {
    fixed: scalars.filter((name) => compared.has(name) || !SHOWN_ONLY.has(isA(name))),
    relations: names.filter(
      (name) => isA(name) === 'relation' && isContent(attributes[name] ?? { type: '' }),
    ),
    sorted: scalars.filter(isSorted),
  };
}

/** A published language of a document. */
export type Version = Record<string, unknown> & { locale: string };
export type Move = { locale: string; field: string; from: string; to: string };

const asText = (value: unknown) => JSON.stringify(value ?? null);

type Related = { documentId: string };
const isRelated = (value: unknown): value is Related =>
  typeof value === 'object' && value !== null && 'documentId' in value;

/** Which documents it is related to, in whatever order they are stored. */
const relatedTo = (value: unknown): string =>
  [value]
    .flat()
    .filter(isRelated)
    .map(({ documentId }) => documentId)
    .toSorted()
    .join(' ');

/**
 * From one publication of a document to the next: null when it may be in other lists, or no longer in them; otherwise what it is
 * sorted by now, and was before.
 */
export function movesOf(
  before: readonly Version[],
  after: readonly Version[],
  { fixed, relations, sorted }: PlaceFields,
): Move[] | null {
  if (before.length === 0 || before.length !== after.length) return null;
  const moves: Move[] = [];
  for (const now of after) {
    const then = before.find(({ locale }) => locale === now.locale);
    if (!then) return null;
    if (fixed.some((name) => asText(then[name]) !== asText(now[name]))) return null;
    if (relations.some((name) => relatedTo(then[name]) !== relatedTo(now[name]))) return null;
    for (const field of sorted) {
      const [from, to] = [then[field], now[field]];
      if (asText(from) === asText(to)) continue;
      if (typeof from !== 'string' || typeof to !== 'string') return null;
      moves.push({ locale: now.locale, field, from, to });
    }
  }
  return moves;
}
