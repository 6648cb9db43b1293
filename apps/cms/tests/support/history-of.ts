import { z } from 'zod';
import { querySql } from './database.ts';
import type { EditorSession } from './editor-session.ts';
import type { OwnService } from './own-service.ts';

export type VersionRow = {
  id: string;
  locale: string;
  action: string;
  author: string | null;
  snapshot: Record<string, unknown>;
};

const lines = z.object({
  versions: z.array(z.object({ id: z.string(), what: z.string(), when: z.string() })),
  hasMore: z.boolean(),
});

/** The versions of a document as they are stored, the oldest first; those of a type without languages, whatever is asked for. */
export function versionsOf(
  { database }: OwnService,
  documentId: string,
  locale = 'fr',
): Promise<VersionRow[]> {
  return querySql<VersionRow>(
    database,
    `select id, locale, action, author, snapshot from content_versions
     where document_id = $1 and locale in ($2, '') order by id`,
    [documentId, locale],
  );
}

export async function actionsOf(service: OwnService, documentId: string, locale = 'fr'): Promise<string[]> {
  return (await versionsOf(service, documentId, locale)).map(({ action }) => action);
}

/** What the panel shows of them. */
export async function shownVersions(editor: EditorSession, uid: string, documentId: string, query = '') {
  const answer = await editor.ask('GET', `/history/documents/${uid}/${documentId}?locale=fr${query}`);
  return lines.parse(answer.json);
}
