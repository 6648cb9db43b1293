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

  /** A form, as the panel sends files and what is said of them. */
  async function sendForm(method: string, path: string, parts: Record<string, Blob | string>, name = '') {
    const form = new FormData();
    for (const [key, part] of Object.entries(parts)) {
      if (typeof part === 'string') form.append(key, part);
      else form.append(key, part, name);
    }
    const encoded = new Response(form);
    const contentType = encoded.headers.get('content-type') ?? '';
    const body = new Uint8Array(await encoded.arrayBuffer());
    return call(url, path, { method, token, body, headers: { 'Content-Type': contentType } });
  }

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

    tryRedirects: (csv: string) => call(url, '/redirects/csv/plan', { method: 'POST', token, body: { csv } }),

    upload: ({ name, type, content }: Upload, extra: Record<string, string> = {}): Promise<Answer> =>
      sendForm('POST', '/upload', { files: new Blob([content], { type }), ...extra }, name),

    sendForm,

    clone: (uid: string, documentId: string, data: Record<string, unknown>, locale = 'fr') =>
      send('POST', `${uid}/clone/${documentId}?locale=${locale}`, data),

    publishNew: (uid: string, data: Record<string, unknown>, locale = 'fr') =>
      send('POST', `${uid}/actions/publish?locale=${locale}`, data),

    saveAndPublish: (uid: string, documentId: string, data: Record<string, unknown>, locale = 'fr') =>
      send('POST', `${uid}/${documentId}/actions/publish?locale=${locale}`, data),

    bulk: (
      action: 'bulkPublish' | 'bulkUnpublish' | 'bulkDelete',
      uid: string,
      documentIds: readonly string[],
      locales: readonly string[],
    ) => send('POST', `${uid}/actions/${action}`, { documentIds, locale: locales }),

    /** Any other call of the panel. */
    ask: (method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer> =>
      call(url, path, { method, token, body, headers }),
  };
}

export type EditorSession = Awaited<ReturnType<typeof logInEditor>>;
