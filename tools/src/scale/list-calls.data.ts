export type ListCall = {
  name: string;
  path: string;
  /** Where the demonstration has no such page: its own nearest one. */
  demoPath?: string;
  /** The table whose access is shown. */
  table: string;
};

const NEWS = '/api/meridia-news';
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' }).format(new Date());
/** CALL-05. */
const UPCOMING = `filters[$or][0][dateEnd][$gte]=${today}&filters[$or][0][dateEnd][$notNull]=true&filters[$or][1][dateStart][$gte]=${today}`;

/** The lists of the site, as it asks for them. */
export const LIST_CALLS: readonly ListCall[] = [
  { name: 'news, page 1', path: `${NEWS}?pagination[page]=1&pagination[pageSize]=12`, table: 'news_items' },
  {
    name: 'news, page 400',
    path: `${NEWS}?pagination[page]=400&pagination[pageSize]=12`,
    demoPath: `${NEWS}?pagination[page]=5&pagination[pageSize]=12`,
    table: 'news_items',
  },
  {
    name: 'news of a category',
    path: `${NEWS}?filters[cat_news][slug][$eq]=vie-des-campus&pagination[limit]=12`,
    table: 'news_items',
  },
  {
    name: 'news of a campus',
    path: `${NEWS}?filters[campus_infos][slug][$eq]=paris&pagination[limit]=12`,
    table: 'news_items',
  },
  {
    name: 'news with their total',
    path: `${NEWS}?pagination[page]=1&pagination[pageSize]=12&pagination[withCount]=true`,
    table: 'news_items',
  },
  { name: 'upcoming events, 6', path: `/api/events?${UPCOMING}&pagination[limit]=6`, table: 'events' },
  {
    name: 'upcoming events of a campus, 6',
    path: `/api/events?${UPCOMING}&filters[campuses][slug][$eq]=paris&pagination[limit]=6`,
    table: 'events',
  },
  {
    name: 'upcoming events of a type, 12',
    path: `/api/events?${UPCOMING}&filters[type][$eq]=conference&pagination[limit]=12`,
    table: 'events',
  },
  { name: 'job offers', path: '/api/job-offers?pagination[limit]=25', table: 'job_offers' },
  { name: 'courses', path: '/api/courses?pagination[limit]=100', table: 'courses' },
  { name: 'campuses', path: '/api/campuses?pagination[limit]=100', table: 'campuses' },
  { name: 'redirects', path: '/api/redirects?pagination[limit]=500', table: 'redirects' },
];
