import { BLOG_TINT } from '@meridia/domain/news-tints';
import type { BlogPostCard } from '@/content/blog-posts/blog-post.model';
import { longDate } from '@/lib/dates';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { linkLanguage } from '@/lib/translated';
import { FrenchMark } from '@/ui/french-mark';
import type { HeadingLevel } from '@/ui/heading';
import { NewsTeaser } from './news-teaser';

type Props = {
  site: SiteContext;
  post: BlogPostCard;
  level?: HeadingLevel;
  hasSummary?: boolean;
  id?: string;
};

export function BlogCard({ site, post, level, hasSummary = true, id }: Props) {
  const { slug, title, publishedOn, summary, image } = post;
  return (
    <NewsTeaser
      id={id}
      href={site.href(paths.blogPost(slug))}
      title={title}
      {...linkLanguage(post, 'title')}
      languageMark={<FrenchMark site={site} document={post} />}
      date={{ dateTime: publishedOn, label: longDate(site.locale, publishedOn) }}
      category={site.text('blog.title')}
      summary={hasSummary ? (summary ?? undefined) : undefined}
      image={image && { ...image, alt: '' }}
      tint={BLOG_TINT}
      level={level}
    />
  );
}
