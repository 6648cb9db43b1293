import type { Core } from '@strapi/strapi';
import { schoolPlaces } from './covers/school-places';
import { writeDocuments } from './document-writer';
import { englishIdsOf, keepEnglishRelations } from './english-relations';
import { loadImages } from './media-library';
import { toCampus } from './mappers/campuses';
import { toBrochure, toCourse, toCourseLinks } from './mappers/courses';
import { toCrmLinks } from './mappers/crm-links';
import { toEvents, toJobOffer } from './mappers/events';
import { toKeyFigure } from './mappers/key-figures';
import { toMenus } from './mappers/menus';
import { toBlogPost, toNews, toNewsCategory } from './mappers/news';
import { toArticles, toFormLinks } from './mappers/pages';
import { toTeamMember, toTestimonial } from './mappers/people';
import { toRedirect } from './mappers/redirects';
import { toSearchSynonym } from './mappers/search-synonyms';
import { toBanner, toPopin, toSite } from './mappers/school';
import { drawImages, readSchoolContent, type SchoolContent } from './school-content';
import type { SeedContext } from './seed-context';
import { documentIdOf, type SeedDocument } from './seed-document';
import { idSecret } from './id-secret';

/** The documents of a school, group by group: a group points only to groups before it. */
function toDocumentGroups(context: SeedContext, content: SchoolContent): [string, SeedDocument[]][] {
  const english = new Map(content.englishNews.map((file) => [file.data.slug, file]));
  return [
    ['campuses', content.campuses.map((file) => toCampus(context, file))],
    ['brochures', content.courses.map((file) => toBrochure(context, file))],
    ['courses', content.courses.map((file) => toCourse(context, file))],
    ['testimonials', content.testimonials.map((file) => toTestimonial(context, file))],
    ['course-links', content.courses.map((file) => toCourseLinks(context, file))],
    ['team-members', content.team.map((file, index) => toTeamMember(context, file, index + 1))],
    ['key-figures', content.keyFigures.map((file) => toKeyFigure(context, file))],
    ['news-categories', content.categories.map((file) => toNewsCategory(context, file))],
    ['news', content.news.map((file) => toNews(context, file, english.get(file.data.slug)))],
    ['blog-posts', content.blogPosts.map((file) => toBlogPost(context, file))],
    ['events', toEvents(context, content.events)],
    ['job-offers', content.jobOffers.map((file) => toJobOffer(context, file))],
    ['form-links', toFormLinks(context, content.pages)],
    ['articles', toArticles(context, content.pages)],
    ['menus', toMenus(context, content.menus)],
    ['site', [toSite(context, content.school)]],
    ['banner', [toBanner(context, content.school)]],
    ['popin', [toPopin(context, content.school)]],
    ['redirects', content.redirects.map((file, index) => toRedirect(context, file, index + 1))],
    ['search-synonyms', content.searchSynonyms.map((words) => toSearchSynonym(context, words))],
    ['crm-links', toCrmLinks(context, content.crmLinks, content.courses)],
  ];
}

type LoadOptions = Omit<SeedContext, 'imageId' | 'idOf' | 'places'>;
export type Report = (group: string, total: number, written: number, milliseconds: number) => void;

/** Loads a school's images, then its documents. Safe to repeat: what has not changed is not written. */
export async function loadSchool(strapi: Core.Strapi, options: LoadOptions, report: Report): Promise<number> {
  const content = readSchoolContent(options.site, options.today);
  let start = performance.now();
  const places = schoolPlaces(content.campuses);
  const images = drawImages(options.site, content, places);
  const { ids, written } = await loadImages(strapi, options.site, images);
  report('images', images.length, written, performance.now() - start);

  const secret = await idSecret(strapi);
  const context: SeedContext = {
    ...options,
    places,
    imageId: (name) => ids.get(name),
    idOf: (uid, key) => documentIdOf(secret, uid, options.site, key),
  };
  const groups = toDocumentGroups(context, content);
  const englishIds = englishIdsOf(groups.flatMap(([, documents]) => documents));
  let total = written;
  for (const [group, drafts] of groups) {
    start = performance.now();
    const documents = drafts.map((document) => keepEnglishRelations(strapi, document, englishIds));
    const changed = await writeDocuments(strapi, `${options.site}:${group}`, documents);
    report(group, documents.length, changed, performance.now() - start);
    total += changed;
  }
  return total;
}
