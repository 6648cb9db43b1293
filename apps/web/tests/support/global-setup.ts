import type { TestProject } from 'vitest/node';
import { startSeededContent } from '@meridia/tools/services/seeded-content';
import { buildSiteIfOlder } from '@meridia/tools/services/web-build';
import { logInEditor } from './editor.ts';

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildSiteIfOlder();
  // Each test has nodes of its own: a link is tried wherever they are.
  const sites = { meridia: 'http://site.invalid' };
  const { url, mediaFolder, database, stop } = await startSeededContent('web', undefined, sites);
  project.provide('content', { url, mediaFolder, database, editorToken: await logInEditor(url) });
  return stop;
}
