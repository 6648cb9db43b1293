import type { z } from 'zod';
import { articleWire } from '@meridia/contract/articles.wire';
import { bannerWire } from '@meridia/contract/banners.wire';
import { blogPostDetailWire, blogPostWire } from '@meridia/contract/blog-posts.wire';
import { brochureWire } from '@meridia/contract/brochures.wire';
import { campusDetailWire, campusWire } from '@meridia/contract/campuses.wire';
import { courseDetailWire, courseWire } from '@meridia/contract/courses.wire';
import * as endpoints from '@meridia/contract/endpoints';
import { eventDetailWire, eventWire } from '@meridia/contract/events.wire';
import { formLinkWire } from '@meridia/contract/form-links.wire';
import { jobOfferDetailWire, jobOfferWire } from '@meridia/contract/job-offers.wire';
import { keyFigureWire } from '@meridia/contract/key-figures.wire';
import { labelWire } from '@meridia/contract/labels.wire';
import { menuWire } from '@meridia/contract/menus.wire';
import { newsCategoryWire } from '@meridia/contract/news-categories.wire';
import { newsDetailWire, newsWire } from '@meridia/contract/news.wire';
import { popinWire } from '@meridia/contract/popins.wire';
import { redirectWire } from '@meridia/contract/redirects.wire';
import { teamMemberWire } from '@meridia/contract/team-members.wire';
import { testimonialDetailWire, testimonialWire } from '@meridia/contract/testimonials.wire';
import type { Locale } from '@meridia/domain/locales';
import type { SiteKey } from '@meridia/domain/sites';

type Counts = Record<SiteKey, Record<Locale, number>>;
type Item = { slug?: string | null };

type ListEndpoint = {
  list: (site: SiteKey) => string;
  item: z.ZodType;
  /** How many documents the seeded content shows. */
  counts: Counts;
  pageSize: number;
  detail?: { path: (site: SiteKey, item: Item) => string; schema: z.ZodType };
};

const counts = (meridia: [number, number], boreal: [number, number]): Counts => ({
  meridia: { fr: meridia[0], en: meridia[1] },
  boreal: { fr: boreal[0], en: boreal[1] },
});

const bySlug = (path: (slug: string) => string) => (_site: SiteKey, item: Item) => path(item.slug ?? '');

/** Every list of the content service, by the name of its content type. */
export const LIST_ENDPOINTS: Record<string, ListEndpoint> = {
  'menu-enrichi': {
    list: () => endpoints.MENUS_PATH,
    item: menuWire,
    counts: counts([2, 2], [2, 2]),
    pageSize: 10,
  },
  event: {
    list: () => endpoints.EVENTS_PATH,
    item: eventWire,
    counts: counts([70, 23], [8, 3]),
    pageSize: 100,
    detail: { path: bySlug(endpoints.eventPath), schema: eventDetailWire },
  },
  news: {
    list: (site) => endpoints.newsPath(site),
    item: newsWire,
    counts: counts([60, 15], [5, 1]),
    pageSize: 100,
    detail: { path: (site, { slug }) => endpoints.newsPath(site, slug ?? ''), schema: newsDetailWire },
  },
  'news-category': {
    list: () => endpoints.NEWS_CATEGORIES_PATH,
    item: newsCategoryWire,
    counts: counts([8, 8], [2, 2]),
    pageSize: 100,
    detail: { path: bySlug(endpoints.newsCategoryPath), schema: newsCategoryWire },
  },
  article: {
    list: (site) => endpoints.articlesPath(site),
    item: articleWire,
    counts: counts([59, 33], [16, 6]),
    // Each page alone is read by articles.test.ts; its blocks name no document.
    pageSize: 100,
  },
  'blog-post': {
    list: () => endpoints.BLOG_POSTS_PATH,
    item: blogPostWire,
    counts: counts([24, 0], [1, 0]),
    pageSize: 100,
    detail: { path: bySlug(endpoints.blogPostPath), schema: blogPostDetailWire },
  },
  campus: {
    list: () => endpoints.CAMPUSES_PATH,
    item: campusWire,
    counts: counts([26, 26], [3, 3]),
    pageSize: 100,
    detail: { path: bySlug(endpoints.campusPath), schema: campusDetailWire },
  },
  course: {
    list: () => endpoints.COURSES_PATH,
    item: courseWire,
    counts: counts([48, 48], [5, 3]),
    pageSize: 100,
    detail: { path: bySlug(endpoints.coursePath), schema: courseDetailWire },
  },
  brochure: {
    list: () => endpoints.BROCHURES_PATH,
    item: brochureWire,
    counts: counts([48, 48], [5, 3]),
    pageSize: 100,
    detail: { path: bySlug(endpoints.brochurePath), schema: brochureWire },
  },
  testimonial: {
    list: () => endpoints.TESTIMONIALS_PATH,
    item: testimonialWire,
    counts: counts([40, 12], [4, 1]),
    pageSize: 100,
    detail: { path: bySlug(endpoints.testimonialPath), schema: testimonialDetailWire },
  },
  'team-member': {
    list: () => endpoints.TEAM_MEMBERS_PATH,
    item: teamMemberWire,
    counts: counts([73, 73], [5, 5]),
    pageSize: 100,
    detail: { path: bySlug(endpoints.teamMemberPath), schema: teamMemberWire },
  },
  'key-figure': {
    list: () => endpoints.KEY_FIGURES_PATH,
    item: keyFigureWire,
    counts: counts([14, 14], [4, 4]),
    pageSize: 100,
    detail: { path: bySlug(endpoints.keyFigurePath), schema: keyFigureWire },
  },
  'job-offer': {
    list: () => endpoints.JOB_OFFERS_PATH,
    item: jobOfferWire,
    counts: counts([60, 0], [4, 0]),
    pageSize: 100,
    detail: { path: bySlug(endpoints.jobOfferPath), schema: jobOfferDetailWire },
  },
  'form-link': {
    list: () => endpoints.FORM_LINKS_PATH,
    item: formLinkWire,
    counts: counts([13, 5], [1, 0]),
    pageSize: 100,
    detail: { path: bySlug(endpoints.formLinkPath), schema: formLinkWire },
  },
  label: {
    list: () => endpoints.LABELS_PATH,
    item: labelWire,
    counts: counts([0, 0], [0, 0]),
    pageSize: 500,
  },
  // Not translated: the same in both languages.
  redirect: {
    list: () => endpoints.REDIRECTS_PATH,
    item: redirectWire,
    counts: counts([328, 328], [6, 6]),
    pageSize: 500,
  },
  // Boréal's are written and not visible.
  banner: {
    list: () => endpoints.BANNERS_PATH,
    item: bannerWire,
    counts: counts([1, 1], [0, 0]),
    pageSize: 10,
  },
  popin: { list: () => endpoints.POPINS_PATH, item: popinWire, counts: counts([1, 1], [0, 0]), pageSize: 10 },
};
