import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createContentGate, type ContentGate } from './support/content-gate.ts';
import { headingOf, mainOf, textOf } from './support/ask.ts';
import { sharedContent } from './support/shared-content.ts';
import { startWebNode, type WebNode } from './support/web-node.ts';

/** Every list, and no document. */
const LISTS =
  /^\/api\/(?:events|meridia-news|blog-posts|courses|campuses|job-offers|team-members|testimonials|news-categories)\?/;
/** What a page says when it knows that there is nothing. */
const NOTHING = /Aucune? (?:événement|formation|offre|article)/;

let gate: ContentGate;
let site: WebNode;

beforeAll(async () => {
  gate = await createContentGate(sharedContent().url);
  gate.fail(LISTS);
  site = await startWebNode({ name: 'unread-lists', contentUrl: gate.url });
});
afterAll(async () => {
  await site.stop();
  await gate.close();
});

describe('STATE-04 lists that cannot be read, and never were', () => {
  it.each([
    '/agenda',
    '/actualites',
    '/actualites/page/2',
    '/programme',
    '/offres-alternance',
    '/campus',
    '/agenda?campus=lyon',
  ])('STATE-04 %s, whose own list it is, answers 503 with the whole error page', async (address) => {
    const { status, html } = await site.ask(address);

    expect(status).toBe(503);
    expect(headingOf(html)).not.toBe('');
    expect(html).toContain('<footer');
  });

  it.each([
    '/',
    '/campus/lyon',
    '/programme/bts-commerce-international',
    '/ecole',
    '/contact',
    '/gestion-des-cookies',
  ])('STATE-04 %s stands without them, and says of none that it is empty', async (address) => {
    const { status, html } = await site.ask(address);

    expect(status).toBe(200);
    expect(headingOf(html)).not.toBe('');
    expect(textOf(html)).not.toMatch(NOTHING);
  });

  it('STATE-04 the sections of a campus that could not be read are not in its list of anchors either', async () => {
    const main = mainOf((await site.ask('/campus/lyon')).html);

    expect(main).toContain('id="campus"');
    for (const anchor of ['event', 'formations']) {
      expect(main).not.toContain(`id="${anchor}"`);
      expect(main).not.toContain(`href="#${anchor}"`);
    }
  });

  it('STATE-04 once they can be read, they are there', async () => {
    gate.fail(null);
    await expect.poll(async () => (await site.ask('/agenda')).status, { timeout: 60_000 }).toBe(200);
    await expect
      .poll(async () => mainOf((await site.ask('/campus/lyon')).html), { timeout: 60_000 })
      .toContain('id="formations"');
  });
});
