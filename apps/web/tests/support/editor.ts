import { EDITORS } from '@meridia/tools/services/service-accounts';

const COLLECTIONS = 'content-manager/collection-types';

export type Editor = {
  update: (uid: string, documentId: string, data: Record<string, unknown>) => Promise<void>;
  create: (uid: string, data: Record<string, unknown>) => Promise<string>;
  publish: (uid: string, documentId: string) => Promise<void>;
  unpublish: (uid: string, documentId: string) => Promise<void>;
  /** Any other call of the panel. */
  send: (method: string, path: string, body?: unknown) => Promise<unknown>;
  find: (
    uid: string,
    filters: Record<string, string>,
  ) => Promise<Record<string, unknown> & { documentId: string }>;
};

type Call = { method: string; path: string; body?: unknown; token?: string };

async function call(url: string, { method, path, body, token }: Call): Promise<unknown> {
  const headers = {
    'Content-Type': 'application/json',
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
  };
  const answer = await fetch(`${url}/${path}`, {
    method,
    headers,
    body: body && JSON.stringify(body),
  } as RequestInit);
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.status === 204 ? null : answer.json();
}

/** Once for all suites: the panel counts who logs in, and refuses the sixth in five minutes. */
export async function logInEditor(url: string): Promise<string> {
  const { email, password } = EDITORS.meridia;
  const body = { email, password };
  const login = (await call(url, { method: 'POST', path: 'admin/login', body })) as {
    data: { token: string };
  };
  return login.data.token;
}

/** The admin panel's own calls, with the session of an editor of Meridia. */
export function createEditor(url: string, token: string): Editor {
  const send = (method: string, path: string, body?: unknown) => call(url, { method, path, body, token });
  const act = (uid: string, documentId: string, action: string) =>
    send('POST', `${COLLECTIONS}/${uid}/${documentId}/actions/${action}?locale=fr`, {});

  return {
    send,
    async update(uid, documentId, data) {
      await send('PUT', `${COLLECTIONS}/${uid}/${documentId}?locale=fr`, data);
    },
    async create(uid, data) {
      const created = (await send('POST', `${COLLECTIONS}/${uid}`, data)) as {
        data: { documentId: string };
      };
      return created.data.documentId;
    },
    async publish(uid, documentId) {
      await act(uid, documentId, 'publish');
    },
    async unpublish(uid, documentId) {
      await act(uid, documentId, 'unpublish');
    },
    async find(uid, filters) {
      const query = new URLSearchParams({ locale: 'fr', pageSize: '100' });
      for (const [field, value] of Object.entries(filters)) query.set(`filters[${field}][$eq]`, value);
      type List = { results: (Record<string, unknown> & { documentId: string })[] };
      const { results } = (await send('GET', `${COLLECTIONS}/${uid}?${query.toString()}`, undefined)) as List;
      const [found] = results;
      if (!found) throw new Error(`No ${uid} with ${JSON.stringify(filters)}`);
      return found;
    },
  };
}
