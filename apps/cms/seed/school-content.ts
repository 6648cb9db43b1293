import { cover } from '@meridia/covers/cover';
import { coverAlt } from '@meridia/covers/cover-alt';
import type { CoverInput } from '@meridia/covers/cover-input';
import type { SiteKey } from '@meridia/domain/sites';
import { readJson, readMarkdownFolder, type MarkdownFile } from './content-files';
import { coverName } from './covers/cover-fields';
import { blogCover, campusCover, courseCover, newsCover } from './covers/cover-inputs';
import { schoolImages } from './covers/school-images';
import type { SeedImage } from './media-library';
import type { CampusFile } from './mappers/campuses';
import type { CourseFile } from './mappers/course-file';
import type { CrmLinksFile } from './mappers/crm-links';
import type { EventFile, JobOfferFile } from './mappers/events';
import type { KeyFigureFile } from './mappers/key-figures';
import type { MenuFile } from './mappers/menus';
import type { CategoryFile } from './mappers/news';
import type { TeamMemberFile, TestimonialFile } from './mappers/people';
import type { RedirectFile } from './mappers/redirects';
import type { SchoolFile } from './mappers/school-file';

/** Everything the files say of a school. */
export function readSchoolContent(site: SiteKey) {
  const news = readMarkdownFolder(site, 'editorial/news');
  return {
    school: readJson<SchoolFile>(site, 'catalogue/school.json'),
    campuses: readJson<CampusFile[]>(site, 'catalogue/campuses.json'),
    courses: readJson<CourseFile[]>(site, 'catalogue/courses.json'),
    testimonials: readJson<TestimonialFile[]>(site, 'catalogue/testimonials.json'),
    team: readJson<TeamMemberFile[]>(site, 'catalogue/team.json'),
    keyFigures: readJson<KeyFigureFile[]>(site, 'catalogue/keyfigures.json'),
    crmLinks: readJson<CrmLinksFile>(site, 'catalogue/crm-links.json'),
    categories: readJson<CategoryFile[]>(site, 'editorial/news/categories.json'),
    events: readJson<EventFile[]>(site, 'editorial/events.json'),
    jobOffers: readJson<JobOfferFile[]>(site, 'editorial/jobs.json'),
    menus: readJson<MenuFile[]>(site, 'editorial/menus.json'),
    redirects: readJson<RedirectFile[]>(site, 'editorial/redirects.json'),
    news: news.filter(({ name }) => !name.endsWith('.en')),
    englishNews: news.filter(({ name }) => name.endsWith('.en')),
    blogPosts: readMarkdownFolder(site, 'editorial/blog'),
    pages: readMarkdownFolder(site, 'editorial/pages'),
  };
}

export type SchoolContent = ReturnType<typeof readSchoolContent>;

function newsInput({ data }: MarkdownFile): CoverInput {
  const { slug, category, campuses } = data as { slug: string; category: string; campuses: string[] };
  return newsCover(slug, category, campuses);
}

/** The cover art of a school's campuses, courses, news and posts, and its own images. */
export function drawImages(site: SiteKey, content: SchoolContent): SeedImage[] {
  const inputs = [
    ...content.campuses.map(campusCover),
    ...content.courses.map(courseCover),
    ...content.news.map(newsInput),
    ...content.blogPosts.map(({ data }) => blogCover(String(data.slug))),
  ];
  const covers = inputs.map((input) => ({
    name: coverName(site, input),
    svg: cover(input),
    alt: coverAlt(input, 'fr'),
  }));
  return [...covers, ...schoolImages(site).map(([name, image]) => ({ name, ...image }))];
}
