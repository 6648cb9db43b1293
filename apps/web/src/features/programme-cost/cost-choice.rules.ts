import { COST_CHOICES } from '@meridia/domain/cost-choices';
import { paths, withQuery } from '@/lib/paths';
import { isSlug, SLUG_MAX } from '@/lib/slug';

/** What a visitor says of herself in the address of a cost, checked; the content alone knows whether a campus is one. */
export type CostChoice = { campus?: string; rythme?: string; age?: string; bourse?: string };

type Name = keyof typeof COST_CHOICES;

const NAMES = Object.keys(COST_CHOICES) as Name[];

/** In the key of a page and in no link of the site: something of the address was not understood. */
const UNKNOWN = 'inconnu';

const COST_PATH = /^\/programme\/(?<slug>[^/]+)\/cout$/;

/** The programme whose cost is at this path (without its language); null: it is another page. */
export function costPathSlug(path: string): string | null {
  const slug = COST_PATH.exec(path)?.groups?.slug;
  return slug !== undefined && isSlug(slug) ? slug : null;
}

function isAccepted(name: Name, value: string): boolean {
  const accepted: readonly string[] | RegExp = COST_CHOICES[name];
  if (accepted instanceof RegExp) return value.length <= SLUG_MAX && accepted.test(value);
  return accepted.includes(value);
}

/** A value given twice is no choice. */
function readOne(query: URLSearchParams, name: Name): string | undefined {
  const [value = '', ...others] = query.getAll(name);
  return others.length === 0 && isAccepted(name, value) ? value : undefined;
}

export function readCostChoice(query: URLSearchParams): CostChoice {
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = readOne(query, name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Whether something was asked for in vain; a field that was left empty asks for nothing. */
export function hasUnknownChoice(query: URLSearchParams): boolean {
  const isUnknown = (name: Name) =>
    query.getAll(name).some((value) => value !== '') && readOne(query, name) === undefined;
  return query.has(UNKNOWN) || NAMES.some(isUnknown);
}

/** The address of a choice, in one order. */
export function costHref(slug: string, choice: CostChoice = {}): string {
  const { campus, rythme, age, bourse } = choice;
  return withQuery(paths.programmeCost(slug), { campus, rythme, age, bourse });
}

/** Where the page of a choice is stored: whatever shows the same is one page. */
export function costKey(slug: string, query: URLSearchParams): string {
  const href = costHref(slug, readCostChoice(query));
  if (!hasUnknownChoice(query)) return href;
  return `${href}${href.includes('?') ? '&' : '?'}${UNKNOWN}=1`;
}
