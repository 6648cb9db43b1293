import type { Course, CrmRule, SchoolFiles, TextFile } from './school-files.ts';

/** How many documents of a type the files hold, by language; `-` for a type without languages. */
export type Counts = Record<string, number>;

function inLanguages<Item>(items: readonly Item[], isEnglish: (item: Item) => unknown): Counts {
  return { fr: items.length, en: items.filter(isEnglish).length };
}

function isEnglishFile({ name }: TextFile): boolean {
  return name.endsWith('.en.md');
}

function splitFiles(files: readonly TextFile[]): Counts {
  const en = files.filter(isEnglishFile).length;
  return { fr: files.length - en, en };
}

/** The addresses of the blocks `form-link` of pages, each once. The front matter is read line by line, as it is written. */
function formAddresses(pages: readonly TextFile[]): number {
  const blocks = pages.flatMap(({ text }) => text.split(/^ {2}- type: /m).slice(1));
  const addresses = blocks
    .filter((block) => /^form-link\s/.test(block))
    .map((block) => /^ {4}url: (\S+)$/m.exec(block)?.[1]);
  return new Set(addresses).size;
}

/** Each programme on each of its campuses, but for the categories and the pairs that the rule leaves out. */
export function countPairs(courses: readonly Course[], { excludedCategories, notListed }: CrmRule): number {
  const kept = courses.filter(({ category }) => !excludedCategories.includes(category));
  const pairs = kept.flatMap(({ slug, campuses }) => campuses.map((campus) => `${slug} ${campus}`));
  const left = new Set(notListed.map(({ course, campus }) => `${course} ${campus}`));
  return pairs.filter((pair) => !left.has(pair)).length;
}

function countCrmLinks({ courses, crmRules }: SchoolFiles): number {
  return Object.values(crmRules).reduce((sum, rule) => sum + countPairs(courses, rule), 0);
}

/**
 * By type of content, what a school's files hold. Written apart from the seed, from the files alone: two readings that agree
 * prove more than one read twice.
 */
export function countFiles(files: SchoolFiles): Record<string, Counts> {
  const { school, courses, pages } = files;
  return {
    article: splitFiles(pages),
    banner: inLanguages([school.banner], ({ text }) => text.en),
    'blog-post': splitFiles(files.blog),
    brochure: inLanguages(courses, ({ name }) => name.en),
    campus: inLanguages(files.campuses, ({ titleEn, summary }) => titleEn && summary.en),
    course: inLanguages(courses, ({ name, summary }) => name.en && summary.en),
    'crm-link': { '-': countCrmLinks(files) },
    event: inLanguages(files.events, ({ title_en }) => title_en),
    'form-link': {
      fr: formAddresses(pages.filter((page) => !isEnglishFile(page))),
      en: formAddresses(pages.filter(isEnglishFile)),
    },
    'job-offer': { fr: files.jobs.length },
    'key-figure': inLanguages(files.keyFigures, ({ label }) => label.en),
    'menu-enrichi': {
      fr: files.menus.filter(({ locale }) => locale === 'fr').length,
      en: files.menus.filter(({ locale }) => locale === 'en').length,
    },
    news: splitFiles(files.news),
    'news-category': inLanguages(files.categories, ({ title_en }) => title_en),
    popin: inLanguages([school.popin], ({ title }) => title.en),
    redirect: { '-': files.redirects.length },
    // What visitors search in vain is in no file.
    'search-miss': { '-': 0 },
    'search-synonym': { '-': files.searchSynonyms.length },
    site: inLanguages([school], ({ title }) => title.en),
    'team-member': inLanguages(files.team, ({ role }) => role.en),
    testimonial: inLanguages(files.testimonials, ({ en }) => en),
  };
}
