import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharedEditor } from './support/shared-content.ts';
import { startWebNode, type WebNode } from './support/web-node.ts';

/** What editors write, the field of its name, and where its name is read besides its page. */
const READERS = [
  {
    uid: 'api::course.course',
    field: 'name',
    folder: 'programme',
    in: ['/catalogue.json', '/catalogue.csv'],
  },
  { uid: 'api::news.news', field: 'title', folder: 'actualites', in: ['/flux/actualites.xml'] },
  { uid: 'api::event.event', field: 'title', folder: 'agenda', in: ['/flux/agenda.xml', '/agenda.ics'] },
  { uid: 'api::job-offer.job-offer', field: 'title', folder: 'offres-alternance', in: ['/flux/offres.xml'] },
] as const;
const WORD = 'Zorglub';
const SEARCH = `/recherche?q=${WORD.toLowerCase()}`;
/** The feed of changes is read every second. */
const HEARD_MS = 2500;
const SHOWN_MS = 8000;

const editor = sharedEditor();
let site: WebNode;

beforeAll(async () => {
  site = await startWebNode({ name: 'drafts' });
});
afterAll(() => site.stop());

/** The first document that a list for programs names. */
async function firstOf(address: string, folder: string): Promise<string> {
  const { html } = await site.ask(address);
  const slug = new RegExp(`/${folder}/([a-z0-9-]+)`).exec(html)?.[1];
  if (!slug) throw new Error(`${address} names nothing of /${folder}`);
  return slug;
}

/** A search repeats the word in its title, and its menus lead to the same pages: what counts there is a result. */
const isFound = (html: string, page: string) => html.slice(html.indexOf('<main')).includes(`"${page}"`);

/** Of these addresses, those that say the word. */
async function saying(addresses: readonly string[], page: string): Promise<string[]> {
  const said: string[] = [];
  for (const address of addresses) {
    const { html } = await site.ask(address);
    const text = html.replace(/\r\n /g, '').replace(/<\/?mark>/g, '');
    if (address === SEARCH ? isFound(html, page) : text.includes(WORD)) said.push(address);
  }
  return said;
}

it.each(READERS)(
  'MACH-06 a draft of $uid is read by nobody, its publication by everybody',
  async ({ uid, field, folder, in: readers }) => {
    const slug = await firstOf(readers[0], folder);
    const page = `/${folder}/${slug}`;
    const addresses = [...readers, page];
    const { documentId, [field]: name } = await editor.find(uid, { slug });
    try {
      await editor.update(uid, documentId, { [field]: `${String(name)} ${WORD}` });
      await new Promise((resolve) => setTimeout(resolve, HEARD_MS));
      expect(await saying([...addresses, SEARCH], page)).toEqual([]);

      await editor.publish(uid, documentId);
      await expect
        .poll(() => saying([...addresses, SEARCH], page), { timeout: SHOWN_MS })
        .toEqual([...addresses, SEARCH]);
    } finally {
      await editor.update(uid, documentId, { [field]: name });
      await editor.publish(uid, documentId);
    }
  },
  40_000,
);
