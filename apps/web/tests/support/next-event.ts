import type { Editor } from './editor.ts';
import type { WebNode } from './web-node.ts';

const EVENT = 'api::event.event';

export type NextEvent = { documentId: string; title: string };

/** The event that the home page shows first. */
export async function firstEventOf(site: WebNode, editor: Editor): Promise<NextEvent> {
  const { html } = await site.ask('/');
  const slug = /<a href="\/agenda\/([^"]+)"/.exec(html)?.[1];
  if (!slug) throw new Error('The home page shows no event');
  const { documentId, title } = await editor.find(EVENT, { slug });
  return { documentId, title: String(title) };
}

export async function renameEvent(editor: Editor, { documentId }: NextEvent, title: string): Promise<void> {
  await editor.update(EVENT, documentId, { title });
  await editor.publish(EVENT, documentId);
}
