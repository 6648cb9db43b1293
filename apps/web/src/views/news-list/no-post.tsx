import { listHref } from '@/features/lists/list-address.rules';
import { ART } from '@/lib/art.data';
import type { SiteContext } from '@/lib/site-context';
import { EmptyState } from '@/ui/empty-state';
import { choiceText } from './choice-text';
import type { NewsList } from './news-list';

type Props = { site: SiteContext; list: NewsList };

/** PAGE-05: no post found; the wider choices give something. */
export function NoPost({ site, list }: Props) {
  const { url, width, height } = ART.offline;
  return (
    <EmptyState
      title={site.text('empty.noPost')}
      text={choiceText(site, list, list.selection) || undefined}
      illustration={<img src={url} alt="" width={width} height={height} decoding="async" />}
      suggestions={list.wider.map(({ selection, total }) => ({
        href: site.href(listHref('actualites', selection)),
        label: `${choiceText(site, list, selection) || site.text('news.all')} (${total})`,
      }))}
    />
  );
}
