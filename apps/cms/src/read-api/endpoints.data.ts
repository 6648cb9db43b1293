import { articleEndpoint } from '../api/article/article.endpoint';
import { bannerEndpoint } from '../api/banner/banner.endpoint';
import { blogPostEndpoint } from '../api/blog-post/blog-post.endpoint';
import { brochureEndpoint } from '../api/brochure/brochure.endpoint';
import { campusEndpoint } from '../api/campus/campus.endpoint';
import { courseEndpoint } from '../api/course/course.endpoint';
import { eventEndpoint } from '../api/event/event.endpoint';
import { formLinkEndpoint } from '../api/form-link/form-link.endpoint';
import { jobOfferEndpoint } from '../api/job-offer/job-offer.endpoint';
import { keyFigureEndpoint } from '../api/key-figure/key-figure.endpoint';
import { newsCategoryEndpoint } from '../api/news-category/news-category.endpoint';
import { newsEndpoint } from '../api/news/news.endpoint';
import { popinEndpoint } from '../api/popin/popin.endpoint';
import { teamMemberEndpoint } from '../api/team-member/team-member.endpoint';
import { testimonialEndpoint } from '../api/testimonial/testimonial.endpoint';
import type { ReadEndpoint } from './read-endpoint';

/** The lists of what is drafted and then published. */
export const LIST_ENDPOINTS: readonly ReadEndpoint[] = [
  articleEndpoint,
  bannerEndpoint,
  blogPostEndpoint,
  brochureEndpoint,
  campusEndpoint,
  courseEndpoint,
  eventEndpoint,
  formLinkEndpoint,
  jobOfferEndpoint,
  keyFigureEndpoint,
  newsCategoryEndpoint,
  newsEndpoint,
  popinEndpoint,
  teamMemberEndpoint,
  testimonialEndpoint,
];
