import type { APIRequestContext } from '@playwright/test';
import { cmsUrl, siteAccountOf, type School } from './cms-environment.ts';

type Event = { title: string; slug: string; documentId: string };

/** What the site of a school reads. */
export type ContentApi = {
  readEvents: () => Promise<{ events: Event[]; total: number }>;
  readEvent: (slug: string) => Promise<Event>;
};

export async function logInToContentApi(request: APIRequestContext, school: School): Promise<ContentApi> {
  const { name, password } = siteAccountOf(school);
  const login = await request.post(`${cmsUrl()}/api/login`, { data: { username: name, password } });
  const { access_token: token } = (await login.json()) as { access_token: string };

  async function get<Answer>(path: string): Promise<Answer> {
    const answer = await request.get(`${cmsUrl()}/api${path}`, {
      headers: { Authorization: `Bearer ${token}` },
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
  };
}
