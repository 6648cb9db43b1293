import type { Locale } from '@meridia/domain/locales';
import { articlePassages } from './passages/article';
import { campusPassages } from './passages/campus';
import { coursePassages } from './passages/course';
import { eventPassages, jobOfferPassages } from './passages/dated';
import { blogPostPassages, newsPassages } from './passages/news';
import type { Passage, Searched } from './passage';

type SearchedType = {
  /** Relations whose names are searched too, with the field that has the name. */
  relations: Readonly<Record<string, 'title' | 'name'>>;
  passages: (document: Searched, locale: Locale) => Passage[];
};

/** The types that are searched: what has a page, but for testimonials, which their programme and campus show. */
export const SEARCHED_TYPES = {
  'api::course.course': { relations: { campuses: 'title' }, passages: coursePassages },
  'api::campus.campus': { relations: {}, passages: campusPassages },
  'api::event.event': { relations: { campuses: 'title' }, passages: eventPassages },
  'api::news.news': { relations: { cat_news: 'title', campus_infos: 'title' }, passages: newsPassages },
  'api::blog-post.blog-post': { relations: {}, passages: blogPostPassages },
  'api::job-offer.job-offer': { relations: { campus: 'title' }, passages: jobOfferPassages },
  'api::article.article': { relations: {}, passages: articlePassages },
} as const satisfies Record<string, SearchedType>;

export type SearchedUid = keyof typeof SEARCHED_TYPES;

export const isSearched = (uid: string): uid is SearchedUid => Object.hasOwn(SEARCHED_TYPES, uid);
