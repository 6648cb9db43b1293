import { adminApi } from '@strapi/strapi/admin';
import { DEFAULT_LOCALE } from '@meridia/domain/locales';

export type OpenForm = { documentId: string; locale: string; updatedAt: string };

/** In memory: a tab that is duplicated copies all that is stored. */
const sessions = new Map<string, string>();
const forms = new Map<string, OpenForm>();

const keyOf = ({ documentId, locale }: Omit<OpenForm, 'updatedAt'>) => `${documentId} ${locale}`;

/** Not `randomUUID`: a panel that is read without HTTPS has none. */
const newSession = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** The form of a document in this tab. */
export function editSessionOf(documentId: string): string {
  const session = sessions.get(documentId) ?? newSession();
  sessions.set(documentId, session);
  return session;
}

/** A form that goes back to what it had read before has not read what was shown since. */
export function renewEditSession(documentId: string): string {
  sessions.delete(documentId);
  return editSessionOf(documentId);
}

/** Without a language Strapi writes French; a type without languages has one form. */
const formOf = (documentId: string, locale: string): OpenForm | undefined =>
  forms.get(keyOf({ documentId, locale: locale || DEFAULT_LOCALE })) ??
  forms.get(keyOf({ documentId, locale: '' }));

export function noteOpenForm(form: OpenForm): void {
  forms.set(keyOf(form), form);
}

const reopenings = new Map<string, (updatedAt: string) => void>();

/** What a form had read when something was typed in it that is taken up again. */
export function onReopened(documentId: string, listen: (updatedAt: string) => void): () => void {
  reopenings.set(documentId, listen);
  return () => {
    if (reopenings.get(documentId) === listen) reopenings.delete(documentId);
  };
}

/** The form at an address of the panel: « …/{documentId}?plugins[i18n][locale]=fr ». */
function formAt(place: string): OpenForm | undefined {
  const [path = '', query = ''] = place.split('?');
  const documentId = path.slice(path.lastIndexOf('/') + 1);
  return formOf(documentId, new URLSearchParams(query).get('plugins[i18n][locale]') ?? '');
}

export function reopenForm(place: string, updatedAt: string): void {
  const form = formAt(place);
  if (!form) return;
  noteOpenForm({ ...form, updatedAt });
  reopenings.get(form.documentId)?.(updatedAt);
}

/** When the draft that a form shows was changed; null: a new document. */
export const openedAt = (place: string): string | null => formAt(place)?.updatedAt ?? null;

/** HIST-05: what the form of this tab has read goes with what it saves (history/edit-sessions.ts). */
function editSessionHeader(documentId: string, locale: string): Record<string, string> {
  const form = formOf(documentId, locale);
  if (!form) return {};
  return headerOf(form);
}

export function headerOf({ documentId, locale, updatedAt }: OpenForm): Record<string, string> {
  return { 'X-Edit-Session': [editSessionOf(documentId), documentId, locale, updatedAt].join(';') };
}

type Sent = { documentId?: string; params?: { locale?: unknown } };
type Request = { config?: { headers?: Record<string, string> } };
type Endpoint = { query?: (sent: Sent) => Request };

/** The calls of Strapi's form that write the document it shows. */
const WRITES = ['updateDocument', 'publishDocument', 'unpublishDocument', 'discardDocument'] as const;

function withEditSession(definition: Endpoint | undefined): void {
  const query = definition?.query;
  if (!query) throw new Error('Strapi’s content manager saves documents in another way.');
  definition.query = (sent) => {
    const request = query(sent);
    const locale = typeof sent.params?.locale === 'string' ? sent.params.locale : '';
    const headers = { ...request.config?.headers, ...editSessionHeader(sent.documentId ?? '', locale) };
    return { ...request, config: { ...request.config, headers } };
  };
}

/** A call that a new version of Strapi has renamed stops the panel, instead of saving without a check. */
export function sendEditSessions(): void {
  const endpoints = Object.fromEntries(WRITES.map((name) => [name, withEditSession]));
  adminApi.enhanceEndpoints({ endpoints } as never);
}
