import { newsTint } from '@meridia/domain/news-tints';
import type { NewsCard as News } from '@/content/news/news.model';
import { longDate } from '@/lib/dates';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { fieldLanguage, linkLanguage } from '@/lib/translated';
import { FrenchMark } from '@/ui/french-mark';
import type { HeadingLevel } from '@/ui/heading';
import { NewsTeaser } from './news-teaser';

type Props = {
  site: SiteContext;
  item: News;
  size?: 'regular' | 'large' | 'compact';
  level?: HeadingLevel;
};

/** What names no campus is about all of them. */
export function NewsCard({ site, item, size = 'regular', level }: Props) {
  const { slug, title, publishedOn, summary, image, campuses, category } = item;
  return (
    <NewsTeaser
      href={site.href(paths.newsItem(slug))}
      title={title}
      {...linkLanguage(item, 'title')}
      languageMark={<FrenchMark site={site} document={item} />}
      date={{ dateTime: publishedOn, label: longDate(site.locale, publishedOn) }}
      category={category?.title}
      categoryLang={fieldLanguage(item, 'category')}
      campuses={campuses.map((campus) => campus.title).join(', ') || site.text('nav.allCampuses')}
      summary={size === 'compact' ? undefined : (summary ?? undefined)}
      image={image && { ...image, alt: '' }}
      tint={newsTint(category?.slug)}
      size={size}
      level={level}
    />
  );
}
