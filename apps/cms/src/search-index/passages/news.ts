import { dayOf, EMPTY, namesOf, type Passage, type Searched } from '../passage';
import { textOf } from '../text-of.rules';

function toPassage(item: Searched, keywords: string, about: string | null): Passage {
  return {
    ...EMPTY,
    kind: 'news',
    title: textOf(item.title),
    about,
    keywords,
    summary: textOf(item.summary),
    body: textOf(item.body),
    date: dayOf(item.publishDate),
  };
}

export function newsPassages(item: Searched): Passage[] {
  const [category = null] = namesOf(item.cat_news);
  return [toPassage(item, textOf(category, namesOf(item.campus_infos)), category)];
}

/** ROUTE-10: posts of the blog are found among the news, where they are listed. */
export function blogPostPassages(post: Searched): Passage[] {
  return [toPassage(post, textOf('blog', post.tags, post.author), null)];
}
