import { ARTICLE_RULES } from './rules/article';
import { CAMPUS_RULES } from './rules/campus';
import { COURSE_RULES } from './rules/course';
import { EVENT_RULES } from './rules/event';
import { KEY_FIGURE_RULES } from './rules/figures';
import { JOB_OFFER_RULES } from './rules/job-offer';
import { BLOG_POST_RULES, NEWS_RULES } from './rules/news';
import { BANNER_RULES, POPIN_RULES } from './rules/shown-for-a-time';
import { SITE_RULES } from './rules/site';
import { TESTIMONIAL_RULES } from './rules/testimonial';
import type { Rule } from './guard.model';
import type { GUARDED_TYPES } from './guarded-types.data';

const RULES: Readonly<Record<(typeof GUARDED_TYPES)[number], readonly Rule[]>> = {
  'api::article.article': ARTICLE_RULES,
  'api::banner.banner': BANNER_RULES,
  'api::blog-post.blog-post': BLOG_POST_RULES,
  'api::campus.campus': CAMPUS_RULES,
  'api::course.course': COURSE_RULES,
  'api::event.event': EVENT_RULES,
  'api::job-offer.job-offer': JOB_OFFER_RULES,
  'api::key-figure.key-figure': KEY_FIGURE_RULES,
  // Its links are all that it has (GUARD-05).
  'api::menu-enrichi.menu-enrichi': [],
  'api::news.news': NEWS_RULES,
  'api::popin.popin': POPIN_RULES,
  'api::site.site': SITE_RULES,
  'api::testimonial.testimonial': TESTIMONIAL_RULES,
};

/** What each type must be before it is published, and what its editor is told. */
export const GUARD_RULES: Readonly<Record<string, readonly Rule[]>> = RULES;
