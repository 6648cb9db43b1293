import { z } from 'zod';
import type { EditorSession } from './editor-session.ts';

const COLLECTIONS = '/content-manager/collection-types';
const relations = z.object({ results: z.array(z.object({ documentId: z.string() })) });
const uses = z.object({
  summary: z.string(),
  groups: z.array(
    z.object({
      kind: z.string(),
      uid: z.string(),
      field: z.string(),
      consequence: z.string(),
      documents: z.array(z.object({ documentId: z.string(), title: z.string(), isPublished: z.boolean() })),
    }),
  ),
});
const bin = z.object({
  entries: z.array(
    z.object({
      id: z.string(),
      uid: z.string(),
      documentId: z.string(),
      title: z.string(),
      locales: z.array(z.string()),
    }),
  ),
});

export async function readUses(editor: EditorSession, uid: string, documentId: string, query = '') {
  const { status, json, text } = await editor.ask('GET', `/where-used/${uid}/${documentId}${query}`);
  if (status !== 200) throw new Error(`uses of ${uid}: ${status} ${text}`);
  return uses.parse(json);
}

export async function readBin(editor: EditorSession, query = '') {
  return bin.parse((await editor.ask('GET', `/bin${query}`)).json).entries;
}

/** Whether it is published, and when it was written, is another story than what it says. */
const CHANGING = ['status', 'localizations', 'updatedAt', 'updatedBy', 'isPublished'];

function withoutChanging(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (key, child: unknown) =>
    CHANGING.includes(key) ? undefined : child,
  );
}

/** All that the panel shows of a document's drafts: fields, components and pictures, relations in order, and who uses it. */
export async function readWhole(
  editor: EditorSession,
  uid: string,
  documentId: string,
  relationFields: readonly string[],
): Promise<unknown> {
  const versions: unknown[] = [];
  for (const locale of ['fr', 'en']) {
    const query = `locale=${locale}&status=draft`;
    const { json } = await editor.ask('GET', `${COLLECTIONS}/${uid}/${documentId}?${query}`);
    versions.push((json as { data?: unknown }).data ?? null);
    for (const field of relationFields) {
      const path = `/content-manager/relations/${uid}/${documentId}/${field}?${query}&pageSize=100`;
      const related = relations.safeParse((await editor.ask('GET', path)).json);
      versions.push({ [field]: related.success ? related.data.results.map((one) => one.documentId) : [] });
    }
  }
  const { groups } = await readUses(editor, uid, documentId);
  return withoutChanging({ versions, groups });
}
