import type { Action } from '@meridia/domain/actions';

/** Paths of the content service, under its base address (CALL-01 to CALL-12). */

export const LOGIN_PATH = '/login';
export const WEBSITE_SETTINGS_PATH = '/users/me';
export const CHANGES_PATH = '/changes';
export const PUBLISHED_ADDRESSES_PATH = '/published-addresses';
export const SEARCH_PATH = '/search';
export const PREVIEWS_PATH = '/previews';
export const MENUS_PATH = '/menu-enrichis';
export const EVENTS_PATH = '/events';
export const NEWS_CATEGORIES_PATH = '/news-categories';
export const BLOG_POSTS_PATH = '/blog-posts';
export const CAMPUSES_PATH = '/campuses';
export const COURSES_PATH = '/courses';
export const BROCHURES_PATH = '/brochures';
export const TESTIMONIALS_PATH = '/testimonials';
export const TEAM_MEMBERS_PATH = '/team-members';
export const KEY_FIGURES_PATH = '/key-figures';
export const JOB_OFFERS_PATH = '/job-offers';
export const FORM_LINKS_PATH = '/form-links';
export const LABELS_PATH = '/labels';
export const REDIRECTS_PATH = '/redirects';
export const REDIRECT_HITS_PATH = '/redirect-hits';
export const BANNERS_PATH = '/banners';
export const POPINS_PATH = '/popins';
export const CRM_ACTIONS_PATH = '/crm-links/actions';

export const eventPath = (slug: string) => `${EVENTS_PATH}/${segment(slug)}`;
export const newsCategoryPath = (slug: string) => `${NEWS_CATEGORIES_PATH}/${segment(slug)}`;
export const blogPostPath = (slug: string) => `${BLOG_POSTS_PATH}/${segment(slug)}`;
export const campusPath = (slug: string) => `${CAMPUSES_PATH}/${segment(slug)}`;
export const coursePath = (slug: string) => `${COURSES_PATH}/${segment(slug)}`;
export const brochurePath = (slug: string) => `${BROCHURES_PATH}/${segment(slug)}`;
export const testimonialPath = (slug: string) => `${TESTIMONIALS_PATH}/${segment(slug)}`;
export const teamMemberPath = (slug: string) => `${TEAM_MEMBERS_PATH}/${segment(slug)}`;
export const keyFigurePath = (slug: string) => `${KEY_FIGURES_PATH}/${segment(slug)}`;
export const jobOfferPath = (slug: string) => `${JOB_OFFERS_PATH}/${segment(slug)}`;
export const formLinkPath = (slug: string) => `${FORM_LINKS_PATH}/${segment(slug)}`;

/** Without a slug, the list (CALL-06). */
export function newsPath(prefix: string, slug?: string): string {
  const list = `/${segment(prefix)}-news`;
  return slug === undefined ? list : `${list}/${segment(slug)}`;
}

export const articlesPath = (prefix: string) => `/${segment(prefix)}-articles`;

/** Without a slug, the page of the section itself (CALL-07). */
export function articlePath(prefix: string, rubrique: string, slug?: string): string {
  const section = `${articlesPath(prefix)}/${segment(rubrique)}`;
  return slug === undefined ? section : `${section}/${segment(slug)}`;
}

export function crmCampusesPath(action: Action, course: string): string {
  return `/crm-links/${action}/${segment(course)}/campuses`;
}

export function crmLinkPath(action: Action, course: string, campus: string): string {
  return `/crm-links/${action}/${segment(course)}/${segment(campus)}`;
}

/**
 * Slugs come from the address bar. `.` and `..`, encoded or not, would climb to another endpoint when the address is
 * parsed: encoded twice they are a name that no document has. An empty one would ask for the list.
 */
function segment(value: string): string {
  if (value === '') throw new RangeError('A segment of a path is never empty');
  const name = /^\.{1,2}$/.test(value) ? '%2E'.repeat(value.length) : value;
  return encodeURIComponent(name.toWellFormed());
}
