import { LIST_FILTERS, PAGE_PARAMETER, type FilterName, type ListPage } from '@meridia/domain/list-filters';
import { withQuery } from '../../lib/paths.ts';
import { readSelection, toSegment, type ListSelection } from './list-selection.rules.ts';

/** Between the address of a list and the segment of its selection; nobody else may ask for it. */
const INTERNAL = 'f';

const LIST_PATH = /^(?<prefix>\/(?:fr|en))?\/(?<page>[a-z-]+)$/;
const INTERNAL_PATH = new RegExp(`^(?:/(?:fr|en))?/(?<page>[a-z-]+)/${INTERNAL}(?:/|$)`);

function isListPage(name: string | undefined): name is ListPage {
  return name !== undefined && Object.hasOwn(LIST_FILTERS, name);
}

/** Where a list with a query is rendered: static pages know no query. Null: the plain page, whatever else the query says. */
export function internalListPath(path: string, query: URLSearchParams): string | null {
  const { prefix = '/fr', page } = LIST_PATH.exec(path)?.groups ?? {};
  if (!isListPage(page)) return null;
  const segment = toSegment(readSelection(page, query));
  return segment && `${prefix}/${page}/${INTERNAL}/${segment}`;
}

/** Whether a visitor asks for an address that only exists inside. */
export function isInternalListPath(path: string): boolean {
  return isListPage(INTERNAL_PATH.exec(path)?.groups?.page);
}

/** The public address of a selection. */
export function listHref<Page extends ListPage>(
  page: Page,
  { values, page: number }: ListSelection<Page>,
): string {
  return withQuery(`/${page}`, { ...values, [PAGE_PARAMETER]: number > 1 ? number : undefined });
}

/** The same list with one value more or less; from its first page. */
export function toggleValue<Page extends ListPage>(
  selection: ListSelection<Page>,
  name: FilterName<Page>,
  value: string,
): ListSelection<Page> {
  const chosen = selection.values[name];
  const values = chosen.includes(value)
    ? chosen.filter((one) => one !== value)
    : [...chosen, value].toSorted();
  return { values: { ...selection.values, [name]: values }, page: 1 };
}
