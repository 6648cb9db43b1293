import { articleEndpoint } from '../api/article/article.endpoint';
import { blogPostEndpoint } from '../api/blog-post/blog-post.endpoint';
import { campusEndpoint } from '../api/campus/campus.endpoint';
import { courseEndpoint } from '../api/course/course.endpoint';
import { eventEndpoint } from '../api/event/event.endpoint';
import { jobOfferEndpoint } from '../api/job-offer/job-offer.endpoint';
import { newsEndpoint } from '../api/news/news.endpoint';
import { testimonialEndpoint } from '../api/testimonial/testimonial.endpoint';
import type { ReadEndpoint } from '../read-api/read-endpoint';

/** What the site reads to draw the page of a document: a preview reads the same. */
export const PAGE_ENDPOINTS: readonly ReadEndpoint[] = [
  articleEndpoint,
  blogPostEndpoint,
  campusEndpoint,
  courseEndpoint,
  eventEndpoint,
  jobOfferEndpoint,
  newsEndpoint,
  testimonialEndpoint,
];
