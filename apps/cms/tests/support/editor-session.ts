import { z } from 'zod';
import { call, type Answer } from './http-call.ts';

type Credentials = { email: string; password: string };
type Upload = { name: string; type: string; content: Uint8Array<ArrayBuffer> };

const session = z.object({ data: z.object({ token: z.string() }) });
const COLLECTIONS = '/content-manager/collection-types';

/** The admin panel's own calls, with an editor's session. */
export async function logInEditor(url: string, { email, password }: Credentials) {
  const answer = await call(url, '/admin/login', { method: 'POST', body: { email, password } });
  const { token } = session.parse(answer.json).data;

  const send = (method: string, path: string, body: unknown): Promise<Answer> =>
    call(url, `${COLLECTIONS}/${path}`, { method, token, body });

  return {
    create: (uid: string, data: Record<string, unknown>) => send('POST', uid, data),

    update: (uid: string, documentId: string, data: Record<string, unknown>, locale = 'fr') =>
      send('PUT', `${uid}/${documentId}?locale=${locale}`, data),

    publish: (uid: string, documentId: string, locale = 'fr') =>
      send('POST', `${uid}/${documentId}/actions/publish?locale=${locale}`, {}),

    unpublish: (uid: string, documentId: string, locale = 'fr') =>
      send('POST', `${uid}/${documentId}/actions/unpublish?locale=${locale}`, {}),

    exportRedirects: (query = '') => call(url, `/redirects/csv${query}`, { token }),

    importRedirects: (csv: unknown, query = '') =>
      call(url, `/redirects/csv${query}`, { method: 'POST', token, body: { csv } }),

    async upload({ name, type, content }: Upload): Promise<Answer> {
      const form = new FormData();
      form.append('files', new Blob([content], { type }), name);
      const encoded = new Response(form);
      const contentType = encoded.headers.get('content-type') ?? '';
      const body = new Uint8Array(await encoded.arrayBuffer());
      return call(url, '/upload', { method: 'POST', token, body, headers: { 'Content-Type': contentType } });
    },
  };
}

export type EditorSession = Awaited<ReturnType<typeof logInEditor>>;
