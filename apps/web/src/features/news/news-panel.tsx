import { SIDEBAR_NEWS_MAX } from '@meridia/domain/limits';
import type { NewsCard } from '@/content/news/news.model';
import { longDate } from '@/lib/dates';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { fieldLanguage } from '@/lib/translated';
import { LinkPanel, PanelItem, PanelList } from '@/ui/link-panel';
import { Ordinals } from '@/ui/ordinals';

type Props = { site: SiteContext; news: readonly NewsCard[]; headingId: string };

/** SIDE-04: the latest news; nothing when there are none. */
export function NewsPanel({ site, news, headingId }: Props) {
  if (news.length === 0) return null;
  return (
    <LinkPanel
      headingId={headingId}
      tint="mer"
      title={site.text('news.latest')}
      more={{ label: site.text('news.all'), href: site.href(paths.news) }}
    >
      <PanelList>
        {news.slice(0, SIDEBAR_NEWS_MAX).map((item) => (
          <PanelItem
            key={item.slug}
            href={site.href(paths.newsItem(item.slug))}
            title={item.title}
            lang={fieldLanguage(item, 'title')}
            facts={
              <time dateTime={item.publishedOn}>
                <Ordinals>{longDate(site.locale, item.publishedOn)}</Ordinals>
              </time>
            }
          />
        ))}
      </PanelList>
    </LinkPanel>
  );
}
