import type { Locale } from '@meridia/domain/locales';
import type { ItemProps } from '@/app/_page/item-route';
import { documentAddress } from '@/app/_page/page-address';
import { pageMetadata, renderPage } from '@/app/_page/render-page';
import { BlogPostPage } from '@/views/news-page/blog-post-page';
import { loadBlogPost } from './load-blog-post';

export { generateStaticParams } from '@/app/_page/item-route';

async function toRequest({ params }: ItemProps) {
  const { locale, slug } = await params;
  const load = (served: Locale) => loadBlogPost(served, slug);
  return { locale, load, address: documentAddress('blogPost', slug) };
}

export async function generateMetadata(props: ItemProps) {
  return pageMetadata(await toRequest(props), ({ post: { title, summary, image } }) => ({
    title,
    description: summary,
    image,
  }));
}

/** ROUTE-10: a post of the blog; `/blog` itself is a redirect (REDIR-03). */
export default async function BlogPostRoute(props: ItemProps) {
  return renderPage(await toRequest(props), (content, site) => <BlogPostPage site={site} {...content} />);
}
