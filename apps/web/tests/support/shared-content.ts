import { inject } from 'vitest';

/** The content service of all tests, on a database of their own. */
export type SharedContent = { url: string; mediaFolder: string };

export function sharedContent(): SharedContent {
  return inject('content');
}
