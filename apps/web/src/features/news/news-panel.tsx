import type { NewsCard } from '@/content/news/news.model';
import { longDate } from '@/lib/dates';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { fieldLanguage } from '@/lib/translated';
import { LinkPanel, PanelItem, PanelList } from '@/ui/link-panel';

type Props = { site: SiteContext; news: readonly NewsCard[] };

/** SIDE-04: the latest news; nothing when there are none. */
export function NewsPanel({ site, news }: Props) {
  if (news.length === 0) return null;
  return (
    <LinkPanel
      tint="mer"
      title={site.text('news.latest')}
      more={{ label: site.text('news.all'), href: site.href(paths.news) }}
    >
      <PanelList>
        {news.map((item) => (
          <PanelItem
            key={item.slug}
            href={site.href(paths.newsItem(item.slug))}
            title={item.title}
            lang={fieldLanguage(item, 'title')}
            facts={<time dateTime={item.publishedOn}>{longDate(site.locale, item.publishedOn)}</time>}
          />
        ))}
      </PanelList>
    </LinkPanel>
  );
}
