import {
  FILTERS_READ_MAX,
  INDEXED_FILTERS_MAX,
  LIST_FILTERS,
  PAGE_PARAMETER,
  type FilterName,
  type FilterValues,
  type ListPage,
} from '@meridia/domain/list-filters';

/** What a visitor chose on a list page: values by filter, checked and in order, and the page of the list. */
export type ListSelection<Page extends ListPage> = {
  values: Readonly<Record<FilterName<Page>, readonly string[]>>;
  page: number;
};

const KEY_SEPARATOR = '_';
const VALUE_SEPARATOR = '.';
const PAGE_NUMBER = /^[1-9]\d{0,3}$/;

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
  const number = valuesOf(PAGE_PARAMETER).find((value) => PAGE_NUMBER.test(value));
  return { values, page: number ? Number(number) : 1 };
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

export function countValues({ values }: ListSelection<ListPage>): number {
  return Object.values<readonly string[]>(values).flat().length;
}

/** Beyond a few values there are too many combinations for search engines and for the cache. */
export function isIndexed(selection: ListSelection<ListPage>): boolean {
  return countValues(selection) <= INDEXED_FILTERS_MAX;
}

/** The selection as a segment of an internal address: `campus.lyon.nice_type.open-door_page.2`; null when nothing is chosen. */
export function toSegment(selection: ListSelection<ListPage>): string | null {
  const entries = Object.entries<readonly string[]>(selection.values).filter(
    ([, values]) => values.length > 0,
  );
  const pages: [string, readonly string[]][] =
    selection.page > 1 ? [[PAGE_PARAMETER, [String(selection.page)]]] : [];
  const parts = [...entries, ...pages].map(([name, values]) => [name, ...values].join(VALUE_SEPARATOR));
  return parts.length > 0 ? parts.join(KEY_SEPARATOR) : null;
}

/** Null for a segment that no selection gives: there is no such page. */
export function fromSegment<Page extends ListPage>(page: Page, segment: string): ListSelection<Page> | null {
  const chosen = new Map(
    segment.split(KEY_SEPARATOR).map((part) => {
      const [name = '', ...values] = part.split(VALUE_SEPARATOR);
      return [name, values] as const;
    }),
  );
  const selection = toSelection(page, (name) => chosen.get(name) ?? []);
  return toSegment(selection) === segment ? selection : null;
}
