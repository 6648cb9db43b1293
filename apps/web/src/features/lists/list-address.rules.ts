import { LIST_FILTERS, PAGE_PARAMETER, type FilterName, type ListPage } from '@meridia/domain/list-filters';
import { paths, withQuery } from '@/lib/paths';
import { countValues, NO_PAGE, type ListSelection } from './list-selection.rules';

/** The list whose address this path is (without its language); null: it is no list. */
export function listOfPath(path: string): ListPage | null {
  const name = path.slice(1);
  return isListPage(name) ? name : null;
}

function isListPage(name: string): name is ListPage {
  return Object.hasOwn(LIST_FILTERS, name);
}

/** The address of a selection. ROUTE-06: without a filter, a page of the news has one of its own. */
export function listHref<Page extends ListPage>(page: Page, selection: ListSelection<Page>): string {
  const { values, page: number } = selection;
  const isNumbered = number !== NO_PAGE;
  if (page === 'actualites' && isNumbered && countValues(selection) === 0) return paths.newsPage(number);
  return withQuery(`/${page}`, { ...values, [PAGE_PARAMETER]: number === 1 ? undefined : number });
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
