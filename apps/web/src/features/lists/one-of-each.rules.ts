import type { ListPage } from '@meridia/domain/list-filters';
import type { ListSelection } from './list-selection.rules';

/** For a list whose filters take one value at a time: the first of each. */
export function oneOfEach<Page extends ListPage>({ values, page }: ListSelection<Page>): ListSelection<Page> {
  const firsts = Object.entries<readonly string[]>(values).map(([name, chosen]) => [
    name,
    chosen.slice(0, 1),
  ]);
  return { values: { ...values, ...Object.fromEntries(firsts) }, page };
}
