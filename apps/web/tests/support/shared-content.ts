import { inject } from 'vitest';
import { createEditor, type Editor } from './editor.ts';

/** The content service of all tests, on a database of their own, and the session of an editor there. */
export type SharedContent = { url: string; mediaFolder: string; database: string; editorToken: string };

export function sharedContent(): SharedContent {
  return inject('content');
}

export function sharedEditor(): Editor {
  const { url, editorToken } = sharedContent();
  return createEditor(url, editorToken);
}
