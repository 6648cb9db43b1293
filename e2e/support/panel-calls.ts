import { expect, type Page } from '@playwright/test';
import { cmsUrl, editorOf } from './cms-environment.ts';

const COLLECTIONS = 'content-manager/collection-types';

type Listed = { results: { documentId: string }[] };

/** Calls of the panel, by the editor of Meridia: what is not the task itself. */
export async function callsOf(page: Page) {
  const { request } = page;
  const { name: email, password } = editorOf('meridia');
  const login = await request.post(`${cmsUrl()}/admin/login`, { data: { email, password } });
  const { data } = (await login.json()) as { data: { token: string } };
  const headers = { Authorization: `Bearer ${data.token}` };
  return {
    async find(uid: string, query = ''): Promise<string> {
      const answer = await request.get(`${cmsUrl()}/${COLLECTIONS}/${uid}?locale=fr&pageSize=1${query}`, {
        headers,
      });
      return ((await answer.json()) as Listed).results[0]?.documentId ?? '';
    },
    async publish(uid: string, documentId: string, fields: Record<string, unknown>): Promise<void> {
      const path = `${cmsUrl()}/${COLLECTIONS}/${uid}/${documentId}/actions/publish?locale=fr`;
      expect((await request.post(path, { headers, data: fields })).status()).toBe(200);
    },
  };
}

export async function openDocument(page: Page, uid: string, documentId: string): Promise<void> {
  await page.goto(`${cmsUrl()}/admin/${COLLECTIONS}/${uid}/${documentId}?plugins[i18n][locale]=fr`);
  await page.getByRole('button', { name: 'Publier' }).waitFor();
}
