import type { ListPage } from '@meridia/domain/list-filters';
import { listHref } from '@/features/lists/list-address.rules';
import type { ListSelection } from '@/features/lists/list-selection.rules';
import type { SiteContext } from '@/lib/site-context';
import { LoadMore } from '@/ui/load-more';

/** A longer list opens where it goes on. */
export const NEXT_ID = 'suite';

type Props<List extends ListPage> = {
  site: SiteContext;
  list: List;
  selection: ListSelection<List>;
  /** « Afficher 12 formations de plus » */
  label: string;
  isUnderLines?: boolean;
};

/** PAGE-04: the way to a longer list, which is an address. */
export function LoadFurther<List extends ListPage>({ site, list, selection, ...rest }: Props<List>) {
  const longer = listHref(list, { ...selection, page: selection.page + 1 });
  return <LoadMore href={`${site.href(longer)}#${NEXT_ID}`} {...rest} />;
}
