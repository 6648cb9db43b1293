import { cover } from '@meridia/covers/cover';
import { coverAlt } from '@meridia/covers/cover-alt';
import type { CoverInput } from '@meridia/covers/cover-input';
import type { SiteKey } from '@meridia/domain/sites';
import { readJson, readMarkdownFolder, readOptionalJson } from './content-files';
import { coverName } from './covers/cover-fields';
import { blogCover, campusCover, courseCover, newsCover, type NewsFacts } from './covers/cover-inputs';
import { schoolImages } from './covers/school-images';
import type { SchoolPlaces } from './covers/school-places';
import type { SeedImage } from './media-library';
import type { CampusFile } from './mappers/campuses';
import type { CourseFile, StudyYearFile } from './mappers/course-file';
import type { CrmLinksFile } from './mappers/crm-links';
import type { EventFile, JobOfferFile } from './mappers/events';
import type { KeyFigureFile } from './mappers/key-figures';
import type { MenuFile } from './mappers/menus';
import type { CategoryFile } from './mappers/news';
import type { TeamMemberFile, TestimonialFile } from './mappers/people';
import type { RedirectFile } from './mappers/redirects';
import type { SchoolFile } from './mappers/school-file';

/** The programmes, each with the years of study of its own file. */
function readCourses(site: SiteKey, today: string): CourseFile[] {
  const courses = readJson<Omit<CourseFile, 'years'>[]>(site, 'catalogue/courses.json', today);
  return courses.map((course) => ({
    ...course,
    years: readOptionalJson<StudyYearFile[]>(site, `catalogue/years/${course.slug}.json`, today) ?? [],
  }));
}

/** Everything the files say of a school. */
export function readSchoolContent(site: SiteKey, today: string) {
  const json = <Content>(file: string) => readJson<Content>(site, file, today);
  const markdown = (folder: string) => readMarkdownFolder(site, folder, today);
  const news = markdown('editorial/news');
  return {
    school: json<SchoolFile>('catalogue/school.json'),
    campuses: json<CampusFile[]>('catalogue/campuses.json'),
    courses: readCourses(site, today),
    testimonials: json<TestimonialFile[]>('catalogue/testimonials.json'),
    team: json<TeamMemberFile[]>('catalogue/team.json'),
    keyFigures: json<KeyFigureFile[]>('catalogue/keyfigures.json'),
    crmLinks: json<CrmLinksFile>('catalogue/crm-links.json'),
    categories: json<CategoryFile[]>('editorial/news/categories.json'),
    events: json<EventFile[]>('editorial/events.json'),
    jobOffers: json<JobOfferFile[]>('editorial/jobs.json'),
    menus: json<MenuFile[]>('editorial/menus.json'),
    redirects: json<RedirectFile[]>('editorial/redirects.json'),
    searchSynonyms: json<string[]>('editorial/search-synonyms.json'),
    news: news.filter(({ name }) => !name.endsWith('.en')),
    englishNews: news.filter(({ name }) => name.endsWith('.en')),
    blogPosts: markdown('editorial/blog'),
    pages: markdown('editorial/pages'),
  };
}

export type SchoolContent = ReturnType<typeof readSchoolContent>;

/** The cover art of a school's campuses, courses, news and posts, and its own images. */
export function drawImages(site: SiteKey, content: SchoolContent, places: SchoolPlaces): SeedImage[] {
  const inputs: CoverInput[] = [
    ...content.campuses.map((campus) => campusCover(campus, places)),
    ...content.courses.map(courseCover),
    ...content.news.map(({ data }) => newsCover(data as NewsFacts, places)),
    ...content.blogPosts.map(({ data }) => blogCover(String(data.slug))),
  ];
  const covers = inputs.map((input) => ({
    name: coverName(site, input),
    svg: cover(input),
    alt: coverAlt(input, 'fr'),
  }));
  return [...covers, ...schoolImages(site).map(([name, image]) => ({ name, ...image }))];
}
