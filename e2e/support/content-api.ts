import type { APIRequestContext } from '@playwright/test';
import { cmsUrl, siteAccountOf, type School } from './cms-environment.ts';

/** A block of a page; `title` is that of the block. */
type Block = { __component: string; title?: string | null };

export type SectionArticle = {
  title: string;
  rubrique: string;
  /** Null: the page of the section itself. */
  slug: string | null;
  seo: { metaTitle: string | null } | null;
  pageLayout: Block[];
};

type Event = { title: string; slug: string; documentId: string };

/** What the site of a school reads. */
export type ContentApi = {
  readEvents: () => Promise<{ events: Event[]; total: number }>;
  readEvent: (slug: string) => Promise<Event>;
  readArticle: (rubrique: string, slug?: string | null) => Promise<SectionArticle>;
  /** Without their blocks. */
  readArticles: () => Promise<Omit<SectionArticle, 'pageLayout'>[]>;
};

/** Seconds lie between two calls: a connection that was kept may be closed while it is used again. */
const ONE_CALL = { Connection: 'close' };

export async function logInToContentApi(request: APIRequestContext, school: School): Promise<ContentApi> {
  const { name, password } = siteAccountOf(school);
  const login = await request.post(`${cmsUrl()}/api/login`, {
    headers: ONE_CALL,
    data: { username: name, password },
  });
  const { access_token: token } = (await login.json()) as { access_token: string };

  async function get<Answer>(path: string): Promise<Answer> {
    const answer = await request.get(`${cmsUrl()}/api${path}`, {
      headers: { ...ONE_CALL, Authorization: `Bearer ${token}` },
    });
    if (!answer.ok()) throw new Error(`GET ${path} answered ${answer.status()}`);
    return (await answer.json()) as Answer;
  }

  return {
    async readEvents() {
      type List = { data: Event[]; meta: { pagination: { total: number } } };
      const list = await get<List>('/events?locale=fr&pagination[limit]=100&pagination[withCount]=true');
      return { events: list.data, total: list.meta.pagination.total };
    },
    async readEvent(slug) {
      return (await get<{ data: Event }>(`/events/${slug}?locale=fr`)).data;
    },
    async readArticle(rubrique, slug) {
      const path = [`/${school}-articles`, rubrique, slug].filter(Boolean).join('/');
      return (await get<{ data: SectionArticle }>(`${path}?locale=fr`)).data;
    },
    async readArticles() {
      type List = { data: Omit<SectionArticle, 'pageLayout'>[] };
      return (await get<List>(`/${school}-articles?locale=fr&pagination[limit]=100`)).data;
    },
  };
}
