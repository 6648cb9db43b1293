import { EDITORS } from '../../services/service-accounts.ts';
import { PUBLISHED_TYPES } from './published-types.data.ts';

const COLLECTIONS = 'content-manager/collection-types';

export type PublishedPage = { uid: string; documentId: string; field: string; title: string; path: string };

export type Panel = {
  /** Pages that are published, another document each, the types in turn. */
  listPages: () => Promise<PublishedPage[]>;
  save: (page: PublishedPage, title: string) => Promise<void>;
  publish: (page: PublishedPage) => Promise<void>;
  /** A screen of the panel. */
  read: (path: string) => Promise<unknown>;
};

type Listed = { documentId: string; slug?: string; status?: string } & Record<string, unknown>;

/** What an editor's panel asks of the content service, with her own session. */
export async function openPanel(url: string): Promise<Panel> {
  let token = '';

  async function send(method: string, path: string, body?: unknown): Promise<unknown> {
    const answer = await fetch(`${url}/${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  }

  const { email, password } = EDITORS.meridia;
  const session = await send('POST', 'admin/login', { email, password });
  ({ token } = (session as { data: { token: string } }).data);

  async function listType({ uid, title, folder, share }: (typeof PUBLISHED_TYPES)[number]) {
    const { results } = (await send('GET', `${COLLECTIONS}/${uid}?locale=fr&pageSize=100`)) as {
      results: Listed[];
    };
    return results
      .filter(({ slug, status }) => slug && status === 'published')
      .slice(0, share)
      .map(({ documentId, slug, ...fields }): PublishedPage => {
        return { uid, documentId, field: title, title: String(fields[title]), path: `${folder}${slug}` };
      });
  }

  return {
    async listPages() {
      const lists: PublishedPage[][] = [];
      for (const type of PUBLISHED_TYPES) lists.push(await listType(type));
      const longest = Math.max(...lists.map(({ length }) => length));
      return Array.from({ length: longest }, (_, place) => lists.flatMap((list) => list[place] ?? [])).flat();
    },
    async save({ uid, documentId, field }, title) {
      await send('PUT', `${COLLECTIONS}/${uid}/${documentId}?locale=fr`, { [field]: title });
    },
    async publish({ uid, documentId }) {
      await send('POST', `${COLLECTIONS}/${uid}/${documentId}/actions/publish?locale=fr`, {});
    },
    read: (path) => send('GET', path),
  };
}
