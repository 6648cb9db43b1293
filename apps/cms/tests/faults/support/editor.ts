import type { ContentService } from '@meridia/tools/services/content-service';
import { EDITORS } from '@meridia/tools/services/service-accounts';
import { call, type Outcome } from './http-call.ts';

export type Editor = { url: string; token: string };

export async function openEditor({ url }: ContentService): Promise<Editor> {
  const { email, password } = EDITORS.admin;
  const { status, body } = await call(`${url}/admin/login`, { method: 'POST', body: { email, password } });
  if (status !== 200) throw new Error(`the editor's login answered ${status}: ${body}`);
  return { url, token: (JSON.parse(body) as { data: { token: string } }).data.token };
}

/** What the buttons of the editing page send. */
export function createDraft({ url, token }: Editor, uid: string, data: object): Promise<Outcome> {
  const address = `${url}/content-manager/collection-types/${uid}?locale=fr`;
  return call(address, { method: 'POST', token, body: data });
}

export function publish(
  { url, token }: Editor,
  uid: string,
  documentId: string,
  data: object,
): Promise<Outcome> {
  const address = `${url}/content-manager/collection-types/${uid}/${documentId}/actions/publish?locale=fr`;
  return call(address, { method: 'POST', token, body: data });
}
