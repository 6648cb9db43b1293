import { COURSE_CATEGORIES, LEVELS } from './courses.ts';
import { DISPLAY_DOMAINS } from './domains.data.ts';
import { EVENT_TYPES } from './events.ts';
import { INTAKE_SEASONS } from './intake-days.rules.ts';
import { JOB_CONTRACTS, JOB_DOMAINS } from './jobs.ts';

/** The values a filter takes: a closed list, or any word of that shape (the content knows which exist). */
export type FilterValues = readonly string[] | RegExp;

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MONTH = /^20\d\d-(?:0[1-9]|1[0-2])$/;
const LEVEL_VALUES = LEVELS.map(String);

/** What a rhythm is called in an address. */
export const RHYTHM_VALUES = {
  fulltime: 'initial',
  periodic: 'alternance',
  continuing: 'formation-continue',
} as const;

/** On the news list, the value of `categorie` that shows the blog instead (ROUTE-10). */
export const BLOG_CATEGORY = 'blog';

/** The filters of each list page, by the names of its query, in the order of its address. */
export const LIST_FILTERS = {
  programme: {
    niveau: LEVEL_VALUES,
    rythme: Object.values(RHYTHM_VALUES),
    rentree: INTAKE_SEASONS,
    campus: SLUG,
    domaine: DISPLAY_DOMAINS.map(({ slug }) => slug),
    categorie: COURSE_CATEGORIES,
  },
  agenda: { type: EVENT_TYPES, campus: SLUG, mois: MONTH },
  actualites: { categorie: SLUG, campus: SLUG },
  'offres-alternance': { contrat: JOB_CONTRACTS, domaine: JOB_DOMAINS, ville: SLUG, niveau: LEVEL_VALUES },
  'ecole/equipe': { campus: SLUG },
} as const satisfies Record<string, Record<string, FilterValues>>;

export type ListPage = keyof typeof LIST_FILTERS;
export type FilterName<Page extends ListPage> = keyof (typeof LIST_FILTERS)[Page] & string;

export const PAGE_PARAMETER = 'page';

/** Ours: with more chosen values than this, a page is not indexed and is kept for ten minutes at most. */
export const INDEXED_FILTERS_MAX = 4;
/** Ours: no visitor chooses more; the rest of a longer query is not read. */
export const FILTERS_READ_MAX = 40;
