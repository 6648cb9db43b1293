import { BLOG_TINT } from '@meridia/domain/news-tints';
import { blogPostData } from '@/features/seo/data/news-data';
import { documentCrumbs } from '@/lib/crumbs';
import { definePage } from '@/pages/page';
import { documentAddress } from '@/pages/page-address';
import { BlogPostPage } from '@/views/news-page/blog-post-page';
import { loadBlogPost } from './load-blog-post';

/** ROUTE-10: a post of the blog; `/blog` itself is a redirect (REDIR-03). */
export const page = definePage({
  load: ({ locale, params }) => loadBlogPost(locale, params.slug),
  head: ({ post }, site) => ({
    title: post.title,
    description: post.summary,
    image: post.image,
    share: { kicker: site.text('blog.title'), tint: BLOG_TINT },
    crumbs: documentCrumbs(site, 'news', site.text('blog.title')),
    data: blogPostData(post),
  }),
  view: (content, site) => <BlogPostPage site={site} {...content} />,
  address: ({ params }) => documentAddress('blogPost', params.slug),
});
