import type { Locale } from '@meridia/domain/locales';
import { documentAddress } from '@/app/_page/page-address';
import { pageMetadata, renderPage } from '@/app/_page/render-page';
import { BlogPostPage } from '@/views/news-page/blog-post-page';
import { loadBlogPost } from './load-blog-post';

type Props = { params: Promise<{ locale: string; slug: string }> };

export function generateStaticParams() {
  return [{ slug: '_' }];
}

async function toRequest({ params }: Props) {
  const { locale, slug } = await params;
  const load = (served: Locale) => loadBlogPost(served, slug);
  return { locale, load, address: documentAddress('blogPost', slug) };
}

export async function generateMetadata(props: Props) {
  return pageMetadata(await toRequest(props), ({ post: { title, summary, image } }) => ({
    title,
    description: summary,
    image,
  }));
}

/** ROUTE-10: a post of the blog; `/blog` itself is a redirect (REDIR-03). */
export default async function BlogPostRoute(props: Props) {
  return renderPage(await toRequest(props), (content, site) => <BlogPostPage site={site} {...content} />);
}
