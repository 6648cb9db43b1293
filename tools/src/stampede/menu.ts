import { EDITORS } from '../services/service-accounts.ts';

const MENUS = 'content-manager/collection-types/api::menu-enrichi.menu-enrichi';

type Entry = { __component: string; label?: string } & Record<string, unknown>;
type Menu = { documentId: string; type: string; status?: string; body: Entry[] };

/** The menu of the school, as an editor changes it: the words of its last entry. */
export async function openMenu(url: string) {
  let token = '';
  async function send(method: string, path: string, body?: unknown): Promise<unknown> {
    const headers = {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    };
    const answer = await fetch(`${url}/${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  }
  const { email, password } = EDITORS.meridia;
  const session = (await send('POST', 'admin/login', { email, password })) as { data: { token: string } };
  ({ token } = session.data);

  const { results } = (await send('GET', `${MENUS}?locale=fr&pageSize=50`)) as { results: Menu[] };
  const menu = results.find(({ type, status }) => type === 'navbarproto' && status === 'published');
  if (!menu) throw new Error('There is no menu');
  const { data } = (await send('GET', `${MENUS}/${menu.documentId}?locale=fr`)) as { data: Menu };

  return {
    /** Saved, not seen by anybody yet. */
    async rename(words: string): Promise<void> {
      const body = data.body.map((entry, place) =>
        place === data.body.length - 1 ? { ...entry, label: words } : entry,
      );
      await send('PUT', `${MENUS}/${menu.documentId}?locale=fr`, { body });
    },
    publish: () => send('POST', `${MENUS}/${menu.documentId}/actions/publish?locale=fr`, {}),
  };
}
