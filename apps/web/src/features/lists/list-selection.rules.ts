import {
  FILTERS_READ_MAX,
  INDEXED_FILTERS_MAX,
  LIST_FILTERS,
  PAGE_PARAMETER,
  type FilterName,
  type FilterValues,
  type ListPage,
} from '@meridia/domain/list-filters';
import { pageOfPath } from './page-numbers.rules';

/** What a visitor chose on a list page: values by filter, checked and in order, and the page of the list. */
export type ListSelection<Page extends ListPage> = {
  values: Readonly<Record<FilterName<Page>, readonly string[]>>;
  page: number;
};

/** ROUTE-06: what a page is that is zero, negative or no number: there is no such page of any list. */
export const NO_PAGE = 0;

/** The first that is given counts; an empty one is none. */
function pageOf([given = '']: readonly string[]): number {
  return pageOfPath(given) ?? NO_PAGE;
}

function isAccepted(accepted: FilterValues, value: string): boolean {
  return accepted instanceof RegExp ? accepted.test(value) : accepted.includes(value);
}

function filterNames<Page extends ListPage>(page: Page): FilterName<Page>[] {
  return Object.keys(LIST_FILTERS[page]) as FilterName<Page>[];
}

function acceptedBy(page: ListPage, name: string): FilterValues {
  const filters: Record<string, FilterValues> = LIST_FILTERS[page];
  return filters[name] ?? [];
}

function recordOf<Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;
}

/** Only known names and values count, each once, in one order: one combination is one selection. */
function toSelection<Page extends ListPage>(
  page: Page,
  valuesOf: (name: string) => readonly string[],
): ListSelection<Page> {
  const values = recordOf(filterNames(page), (name): readonly string[] => {
    const asked = valuesOf(name).slice(0, FILTERS_READ_MAX);
    const known = asked.filter((value) => isAccepted(acceptedBy(page, name), value));
    return [...new Set(known)].toSorted();
  });
  return { values, page: pageOf(valuesOf(PAGE_PARAMETER)) };
}

export function noSelection<Page extends ListPage>(page: Page): ListSelection<Page> {
  return toSelection(page, () => []);
}

export function readSelection<Page extends ListPage>(
  page: Page,
  query: URLSearchParams,
): ListSelection<Page> {
  return toSelection(page, (name) => query.getAll(name));
}

/** In the key of a page and in no link of the site: a filter of the address was not applied. */
export const UNKNOWN_FILTER = 'inconnu';

/** Whether a query asks for a value that its filter does not have; a field that was left empty asks for nothing. */
export function hasUnknownFilter(page: ListPage, query: URLSearchParams): boolean {
  const isUnknown = (name: string) =>
    query.getAll(name).some((value) => value !== '' && !isAccepted(acceptedBy(page, name), value));
  return query.has(UNKNOWN_FILTER) || filterNames(page).some(isUnknown);
}

export function countValues({ values }: ListSelection<ListPage>): number {
  return Object.values<readonly string[]>(values).flat().length;
}

/** Beyond a few values there are too many combinations for search engines and for the cache. */
export function isIndexed(selection: ListSelection<ListPage>): boolean {
  return countValues(selection) <= INDEXED_FILTERS_MAX;
}
