import type { APIRequestContext } from '@playwright/test';
import { cmsUrl, siteAccountOf } from './cms-environment.ts';

type Named = { slug: string; title: string };

export type ListedEvent = Named & {
  type: string;
  dateStart: string;
  dateEnd: string | null;
  url: string | null;
  campuses: Named[];
};

type ListedNews = Named & { publishDate: string; cat_news: Named | null; campus_infos: Named[] };

/** What the lists of the site are made of: everything, in French. */
export type SchoolLists = {
  events: ListedEvent[];
  news: ListedNews[];
  posts: Named[];
  campuses: Named[];
  categories: Named[];
};

const PARIS_DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' });
const dayOf = (instant: string | Date) => PARIS_DAY.format(new Date(instant));

export function isOver({ dateStart, dateEnd }: ListedEvent): boolean {
  return dayOf(dateEnd ?? dateStart) < dayOf(new Date());
}

/** The service gives a hundred items at most: the school has fewer of each. */
export async function readSchoolLists(request: APIRequestContext): Promise<SchoolLists> {
  const { name, password } = siteAccountOf('meridia');
  const login = await request.post(`${cmsUrl()}/api/login`, { data: { username: name, password } });
  const { access_token: token } = (await login.json()) as { access_token: string };

  async function read<Item>(path: string, query = ''): Promise<Item[]> {
    const address = `${cmsUrl()}/api${path}?locale=fr&pagination[limit]=100${query}`;
    const answer = await request.get(address, { headers: { Authorization: `Bearer ${token}` } });
    if (!answer.ok()) throw new Error(`GET ${path} answered ${answer.status()}`);
    return ((await answer.json()) as { data: Item[] }).data;
  }

  const [events, news, posts, campuses, categories] = await Promise.all([
    read<ListedEvent>('/events', '&populate[campuses][fields][0]=title&populate[campuses][fields][1]=slug'),
    read<ListedNews>(
      '/meridia-news',
      '&filters[publishDate][$notNull]=true&populate[0]=campus_infos&populate[1]=cat_news',
    ),
    read<Named>('/blog-posts', '&filters[publishDate][$notNull]=true'),
    read<Named>('/campuses'),
    read<Named>('/news-categories'),
  ]);
  return { events, news, posts, campuses, categories };
}
