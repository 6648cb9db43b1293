import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

type Words = { fr: string; en: string | null };
type Pair = { course: string; campus: string };

export type Course = { slug: string; category: string; campuses: string[]; name: Words; summary: Words };
export type CrmRule = { excludedCategories: string[]; notListed: Pair[]; expected: { listedPairs: number } };
export type TextFile = { name: string; text: string };

/** What the report reads of a school's files: enough to count, no more. */
export type SchoolFiles = {
  school: { title: Words; banner: { text: Words }; popin: { title: Words } };
  campuses: { titleEn: string | null; summary: Words }[];
  courses: Course[];
  testimonials: { en?: unknown }[];
  team: { role: Words }[];
  keyFigures: { label: Words }[];
  crmRules: Record<string, CrmRule>;
  categories: { title_en: string | null }[];
  events: { title_en?: string }[];
  jobs: unknown[];
  menus: { locale: string }[];
  redirects: unknown[];
  searchSynonyms: unknown[];
  news: TextFile[];
  blog: TextFile[];
  pages: TextFile[];
};

function readMarkdown(folder: string): TextFile[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => ({ name, text: readFileSync(path.join(folder, name), 'utf8') }));
}

export function readSchool(folder: string): SchoolFiles {
  const json = (file: string) => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
  const markdown = (name: string) => readMarkdown(path.join(folder, 'editorial', name));
  return {
    school: json('catalogue/school.json'),
    campuses: json('catalogue/campuses.json'),
    courses: json('catalogue/courses.json'),
    testimonials: json('catalogue/testimonials.json'),
    team: json('catalogue/team.json'),
    keyFigures: json('catalogue/keyfigures.json'),
    crmRules: json('catalogue/crm-links.json').actions,
    categories: json('editorial/news/categories.json'),
    events: json('editorial/events.json'),
    jobs: json('editorial/jobs.json'),
    menus: json('editorial/menus.json'),
    redirects: json('editorial/redirects.json'),
    searchSynonyms: json('editorial/search-synonyms.json'),
    news: markdown('news'),
    blog: markdown('blog'),
    pages: markdown('pages'),
  };
}
