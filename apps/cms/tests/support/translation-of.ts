import { z } from 'zod';
import type { EditorSession } from './editor-session.ts';
import type { Answer } from './http-call.ts';

const state = z.enum(['missing', 'changed', 'current']);
const list = z.strictObject({
  types: z.array(z.strictObject({ uid: z.string(), name: z.string() })),
  lines: z.array(
    z.strictObject({
      uid: z.string(),
      documentId: z.string(),
      title: z.string(),
      state,
      isFrenchPublished: z.boolean(),
      isEnglishPublished: z.boolean(),
      changed: z.array(z.string()),
      since: z.string().nullable(),
    }),
  ),
});
const document = z.object({
  title: z.string(),
  state,
  canWrite: z.boolean(),
  updatedAt: z.iso.datetime(),
  frenchVersion: z.string().nullable(),
  accord: z.string(),
  fields: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      isEditable: z.boolean(),
      french: z.string(),
      english: z.string(),
      changes: z.array(z.object({ label: z.string(), removed: z.string(), added: z.string() })),
    }),
  ),
});

export const deskPath = (uid: string, documentId: string): string =>
  `/translation-desk/documents/${uid}/${documentId}`;

function done(answer: Answer): Answer {
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
  return answer;
}

export async function readList(session: EditorSession, query = '') {
  return list.parse(done(await session.ask('GET', `/translation-desk${query}`)).json);
}

export async function lineOf(session: EditorSession, documentId: string) {
  return (await readList(session)).lines.find((line) => line.documentId === documentId);
}

export async function readDesk(session: EditorSession, uid: string, documentId: string) {
  return document.parse(done(await session.ask('GET', deskPath(uid, documentId))).json);
}

type Texts = Record<string, string>;

/** As the desk sends it: with the English that it was opened with, unless it is told another one. */
export async function saveEnglish(
  session: EditorSession,
  [uid, documentId]: readonly [string, string],
  fields: Texts,
  openedAt?: string,
): Promise<Answer> {
  const updatedAt = openedAt ?? (await readDesk(session, uid, documentId)).updatedAt;
  return session.ask('PUT', `${deskPath(uid, documentId)}/english`, { updatedAt, fields });
}

export async function markCurrent(
  session: EditorSession,
  [uid, documentId]: readonly [string, string],
  frenchVersion: string | null,
): Promise<Answer> {
  return session.ask('POST', `${deskPath(uid, documentId)}/mark`, { frenchVersion });
}
