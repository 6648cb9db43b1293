import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readState } from '@meridia/tools/backup/database-state';
import { freePort } from '@meridia/tools/services/free-port';
import { buildSiteIfOlder } from '@meridia/tools/services/web-build';
import { PATIENT, startWebNode, type WebNode } from '@meridia/tools/services/web-node';
import { ask } from '../support/ask.ts';
import { createEditor, logInEditor, type Editor } from '../support/editor.ts';
import { frenchPages } from '../support/pages-of-each-kind.ts';
import { createLostMachine, type LostMachine } from './lost-machine.ts';

const EVENT = 'api::event.event';
/** Of each kind that does not say what time it is. */
const COMPARED = ['/programme', '/campus', '/campus/lyon', '/actualites', '/contact'];

let machine: LostMachine;
let node: WebNode;
/** It is elsewhere: it sees the content service go, and come back with less than it knows. */
let survivor: WebNode;
let page: string;
let before: { epoch: string; pages: string[]; bytes: string[]; media: string[] };

const port = await freePort();
const startNode = (name: string, at?: number) =>
  startWebNode({
    name,
    contentUrl: machine.contentUrl,
    mediaFolder: machine.mediaFolder,
    settings: PATIENT,
    ...(at && { port: at }),
  });
const htmlOf = async ({ url }: WebNode, path: string) => (await ask(url, path)).html;
const bytesOf = (site: WebNode) => Promise.all(COMPARED.map((path) => htmlOf(site, path)));

async function rename(editor: Editor, title: string): Promise<void> {
  const { documentId } = await editor.find(EVENT, { slug: page.split('/').at(-1) ?? '' });
  await editor.update(EVENT, documentId, { title });
  await editor.publish(EVENT, documentId);
  // Called from a hook, where `expect.poll` is refused.
  await vi.waitUntil(async () => (await htmlOf(survivor, page)).includes(title), { timeout: 30_000 });
}

beforeAll(async () => {
  await buildSiteIfOlder();
  machine = await createLostMachine();
  await machine.start();
  node = await startNode('drill', port);
  survivor = await startNode('survivor');
  const pages = await frenchPages(machine.contentUrl);
  page = pages.find((address) => address.startsWith('/agenda/')) ?? '';
  const editor = createEditor(machine.contentUrl, await logInEditor(machine.contentUrl));

  await machine.backUp();
  await rename(editor, 'Écrit après la sauvegarde');
  before = {
    epoch: (await readState(machine.databaseUrl())).epoch,
    pages,
    bytes: await bytesOf(node),
    media: await readdir(machine.mediaFolder),
  };
  await machine.archiveNow();
  await rename(editor, 'Perdu avec la machine');

  node.child.kill('SIGKILL');
  await machine.lose();
  await machine.restore();
  node = await startNode('drill-restored', port);
}, 900_000);
afterAll(async () => {
  await node.stop();
  await survivor.stop();
  await machine.remove();
});

describe('everything is lost, and restored on an empty machine', () => {
  it('the site is complete: every address is there, and answers', async () => {
    const pages = await frenchPages(machine.contentUrl);
    expect(pages.toSorted()).toEqual(before.pages.toSorted());
    const failed: string[] = [];
    for (const address of pages) {
      const { status } = await ask(node.url, address);
      if (status !== 200) failed.push(`${address} answers ${status}`);
    }
    expect(failed).toEqual([]);
  });

  it('its pages have the same bytes', async () => {
    expect(await bytesOf(node)).toEqual(before.bytes);
  });

  it('its media are all there', async () => {
    expect(await readdir(machine.mediaFolder)).toEqual(before.media);
  });

  it('what was published after the backup and archived is there', async () => {
    expect(await htmlOf(node, page)).toContain('Écrit après la sauvegarde');
  });

  it('the feed has another epoch, and a node that outlived it all forgets what is not there any more', async () => {
    expect((await readState(machine.databaseUrl())).epoch).not.toBe(before.epoch);
    await expect.poll(() => htmlOf(survivor, page)).toContain('Écrit après la sauvegarde');
    expect(await htmlOf(survivor, page)).not.toContain('Perdu avec la machine');
  });
});
