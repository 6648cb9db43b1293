import type { BlogPosting, NewsArticle } from 'schema-dts';
import type { BlogPostDetail } from '@/content/blog-posts/blog-post.model';
import type { NewsDetail } from '@/content/news/news-detail.model';
import type { DataContext, PageData } from './data-context';
import { schoolReference } from './school-data';

/** What search engines read of a headline, at most. */
const HEADLINE_MAX = 110;

type Post = { title: string; publishedOn: string };

const postOf = ({ title, publishedOn }: Post, { url, description, image }: DataContext) => ({
  headline: title.slice(0, HEADLINE_MAX),
  url,
  datePublished: publishedOn,
  ...(description ? { description } : {}),
  ...(image ? { image } : {}),
});

export function newsData(item: NewsDetail): PageData {
  return (context) => {
    const school = schoolReference(context);
    const data: NewsArticle = {
      '@type': 'NewsArticle',
      ...postOf(item, context),
      author: school,
      publisher: { '@id': school['@id'] },
    };
    return [data];
  };
}

/** « Aude Lestrange, enseignante en science politique »: a name, then what the person does. */
export function blogPostData(post: BlogPostDetail): PageData {
  return (context) => {
    const school = schoolReference(context);
    const name = post.author?.split(',')[0]?.trim();
    const data: BlogPosting = {
      '@type': 'BlogPosting',
      ...postOf(post, context),
      author: name ? { '@type': 'Person', name } : school,
      publisher: name ? school : { '@id': school['@id'] },
    };
    return [data];
  };
}
