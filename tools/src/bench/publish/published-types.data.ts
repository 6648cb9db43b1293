/** Types that have a page each: what names a document, where its page is, and how many of them are published in turn. */
export const PUBLISHED_TYPES = [
  { uid: 'api::news.news', title: 'title', folder: '/actualites/', share: 12 },
  { uid: 'api::event.event', title: 'title', folder: '/agenda/', share: 12 },
  { uid: 'api::campus.campus', title: 'title', folder: '/campus/', share: 10 },
  { uid: 'api::course.course', title: 'name', folder: '/programme/', share: 10 },
  { uid: 'api::blog-post.blog-post', title: 'title', folder: '/blog/', share: 6 },
] as const;
