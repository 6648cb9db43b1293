import type { ListPage } from '@meridia/domain/list-filters';
import { readSelection, type ListSelection } from './list-selection.rules';
import { shownNews } from './news-selection.rules';
import { oneOfEach } from './one-of-each.rules';

type Show<List extends ListPage> = (asked: ListSelection<List>) => ListSelection<List>;

/** Three lists take several values of a filter at once; the others show the first. */
const SHOWN: { readonly [List in ListPage]: Show<List> } = {
  programme: (asked) => asked,
  agenda: oneOfEach,
  actualites: shownNews,
  'offres-alternance': (asked) => asked,
  'ecole/equipe': (asked) => asked,
};

/** What a list shows of what a query asks of it: whatever asks for the same has the same. */
export function shownSelection<List extends ListPage>(
  list: List,
  query: URLSearchParams,
): ListSelection<List> {
  return SHOWN[list](readSelection(list, query));
}
