import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ERROR_MESSAGES, FALLBACK_ERROR_MESSAGE } from '@meridia/domain/error-catalogue';
import { MESSAGES } from '@meridia/domain/messages';
import { writeCrmUrl } from '@meridia/tools/stubs/crm-stub';
import { mainOf, textOf } from './support/ask.ts';
import { createContentGate, type ContentGate } from './support/content-gate.ts';
import { actionPath, contactsOf, NO_LINK, outcomeOf } from './support/crm-answer.ts';
import { declaredLinks, unlistedPairs } from './support/declared-links.ts';
import { sharedContent, sharedEditor } from './support/shared-content.ts';
import { startWebNode, type WebNode } from './support/web-node.ts';

const AT_ONCE = 8;
const PARIS = { programme: 'bts-commerce-international', campus: 'paris' };
const TO_PARIS = 'https://crm.meridia.example/candidature/bts-commerce-international/paris?annee=2027';
const DIRECT = 'origine-tracking=direct&utm_source=direct&utm_medium=none';
/** Longer than the content service keeps an answer. */
const MICRO_CACHE_MS = 2500;

let gate: ContentGate;
let site: WebNode;

beforeAll(async () => {
  gate = await createContentGate(sharedContent().url);
  const settings = { ENABLED_LOCALES: 'fr,en' };
  site = await startWebNode({ name: 'crm-links', contentUrl: gate.url, settings });
});
afterAll(async () => {
  await site.stop();
  await gate.close();
});

/** In small groups: all at once they would only wait for each other. */
async function outcomesOf(paths: readonly string[]): Promise<string[]> {
  const outcomes: string[] = [];
  for (let start = 0; start < paths.length; start += AT_ONCE) {
    const group = paths.slice(start, start + AT_ONCE).map((path) => site.ask(path));
    outcomes.push(...(await Promise.all(group)).map(outcomeOf));
  }
  return outcomes;
}

describe('ROUTE-14 every pair that the content declares', () => {
  it('ROUTE-14, MODAL-06, MODAL-08 leads to its link with what the CRM must know, or says that there is none', async () => {
    const links = declaredLinks();
    const outcomes = await outcomesOf(
      links.map(({ action, course, campus }) => actionPath(action, { programme: course, campus })),
    );

    const expected = links.map(({ course, campus, url }) => {
      if (url === null) return `200 ${NO_LINK}`;
      // The links of brochures already name the campus: it is not added twice.
      const own = url.includes('?campus=') ? '' : `campus=${campus}&`;
      return `302 ${url}${url.includes('?') ? '&' : '?'}${own}course=${course}&${DIRECT}`;
    });
    expect(outcomes).toEqual(expected);

    const led = outcomes.filter((outcome) => outcome.startsWith('302')).length;
    process.stdout.write(`CRM links: ${links.length} pairs listed, ${led} lead to the CRM\n`);
    expect([links.length, led]).toEqual([977, 968]);
  }, 300_000);

  it('MODAL-06 a pair that an action leaves out has no link', async () => {
    const unlisted = unlistedPairs();
    expect(unlisted.length).toBeGreaterThan(0);

    const outcomes = await outcomesOf(
      unlisted.map(({ action, course, campus }) => actionPath(action, { programme: course, campus })),
    );
    expect(new Set(outcomes)).toEqual(new Set([`200 ${NO_LINK}`]));
  });
});

describe('ROUTE-14 a complete choice', () => {
  const path = actionPath('registration', PARIS);

  it('ROUTE-14 is a redirect that nobody keeps, with HEAD too', async () => {
    const location = `${TO_PARIS}&campus=paris&course=bts-commerce-international&${DIRECT}`;
    for (const method of ['GET', 'HEAD'] as const) {
      const { status, headers, html } = await site.ask(path, { method });
      expect([status, headers.location, headers['cache-control'], html]).toEqual([
        302,
        location,
        'no-store',
        '',
      ]);
    }
  });

  it('ROUTE-14 is the same in English', async () => {
    expect((await site.ask(`/en${path}`)).headers.location).toContain(TO_PARIS);
  });

  it('ROUTE-14 cannot be posted', async () => {
    const { status, headers, html } = await site.ask(path, { method: 'POST' });

    expect([status, headers.allow, headers.location]).toEqual([405, 'GET, HEAD', undefined]);
    expect(textOf(html)).toContain(FALLBACK_ERROR_MESSAGE);
  });

  it.each([
    [
      'utm of the page before',
      '/?utm_source=Salon&utm_medium=flyer&utm_content=stand-4',
      '',
      'stand-4 Salon flyer',
    ],
    ['a gclid of the page before', '/programme?gclid=abc', '', 'SEARCH_google google cpc'],
    ['a search engine', 'https://www.qwant.com/', '', 'ORGANIC_qwant qwant organic'],
    [
      'another site',
      'https://www.letudiant.fr/classement',
      '',
      'REFERRAL_www.letudiant.fr www.letudiant.fr referral',
    ],
    ['nothing', '/', '', 'direct direct none'],
    [
      'what an earlier page kept',
      '/',
      'a=1; origine-tracking=stand; utm_source=Salon; utm_medium=qr',
      'stand Salon qr',
    ],
    [
      'the newer of both',
      'https://www.bing.com/',
      'origine-tracking=a; utm_source=b; utm_medium=c',
      'ORGANIC_bing bing organic',
    ],
  ])('TRACK-05 without JavaScript the CRM is told of %s', async (_case, referrer, cookie, expected) => {
    const referer = referrer.startsWith('/') ? `${site.url}${referrer}` : referrer;
    const { headers } = await site.ask(path, { headers: { Referer: referer, Cookie: cookie } });

    const { searchParams } = new URL(headers.location ?? '');
    const told = ['origine-tracking', 'utm_source', 'utm_medium'].map((name) => searchParams.get(name));
    expect(told.join(' ')).toBe(expected);
  });

  it.each([
    ['utm_source=a', 'a a none'],
    ['utm_source=a&utm_medium=b&utm_content=c', 'c a b'],
    ['gclid=x', 'SEARCH_google google cpc'],
  ])('S-33 TRACK-05 the campaign of the link itself counts first: %s', async (campaign, expected) => {
    const headers = {
      Referer: `${site.url}/?utm_source=avant`,
      Cookie: 'origine-tracking=a1; utm_source=b1; utm_medium=c1',
    };
    const { headers: answer } = await site.ask(`${path}&${campaign}`, { headers });
    const { searchParams } = new URL(answer.location ?? '');
    const told = ['origine-tracking', 'utm_source', 'utm_medium'].map((name) => searchParams.getAll(name));
    expect(told.join(' ')).toBe(expected);
  });

  it('TRACK-05 a step of the form keeps the campaign of the page before it, once', async () => {
    const referer = `${site.url}/programme?page=2&utm_source=salon`;
    const step = await site.ask('/crm/brochure?programme=', { headers: { Referer: referer } });
    expect([step.status, step.headers.location]).toEqual([302, '/crm/brochure?programme=&utm_source=salon']);

    const kept = await site.ask(step.headers.location ?? '', { headers: { Referer: referer } });
    expect(kept.status).toBe(200);
  });

  it('ROUTE-14 follows an edited link within seconds', async () => {
    const editor = sharedEditor();
    const uid = 'api::crm-link.crm-link';
    const pair = { action: 'brochure', course: PARIS.programme, campus: PARIS.campus };
    const { documentId, url } = await editor.find(uid, pair);
    const location = async () => (await site.ask(actionPath('brochure', PARIS))).headers.location;
    expect(await location()).toContain(String(url));

    await editor.update(uid, documentId, { url: 'https://crm.meridia.example/nouveau' });
    await expect.poll(location).toContain('https://crm.meridia.example/nouveau?');
    await editor.update(uid, documentId, { url });
    await expect.poll(location).toContain(String(url));
  });
});

/** The options of a list of the form, without the invitation to choose. */
function optionsOf(html: string, name: string): string[] {
  const select = new RegExp(`<select[^>]*name="${name}"[\\s\\S]*?</select>`).exec(html)?.[0] ?? '';
  return [...select.matchAll(/<option value="([^"]+)"/g)].map(([, value = '']) => value);
}
const isDisabled = (html: string, name: string) =>
  new RegExp(`<select[^>]*name="${name}"[^>]*disabled`).test(html) ||
  new RegExp(`<select[^>]*disabled[^>]*name="${name}"`).test(html);

describe('ROUTE-14 an incomplete choice', () => {
  it.each([
    ['/crm/brochure', 'Recevoir la brochure', '/crm/brochure'],
    ['/crm/contact', 'Nous contacter ou prendre rendez-vous', '/crm/contact'],
    ['/crm/registration', 'Candidater en ligne', '/crm/registration'],
    ['/en/crm/registration', 'Apply online', '/en/crm/registration'],
  ])('ROUTE-14 %s is a page with a form, not indexed', async (path, title, target) => {
    const { status, html } = await site.ask(path);

    expect(status).toBe(200);
    expect(html).toContain('<meta name="robots" content="noindex, follow"');
    expect(html).toContain(`<title>${title}`);
    expect(mainOf(html)).toContain(` action="${target}" method="get">`);
    expect(optionsOf(html, 'programme').length).toBeGreaterThan(40);
    expect(isDisabled(html, 'campus')).toBe(true);
    expect(textOf(html)).not.toContain(MESSAGES.chooseCampusAndProgramme);
  });

  it('ROUTE-14 with a programme chosen the campuses are its own', async () => {
    const { html } = await site.ask('/crm/registration?programme=bachelor-affaires-europeennes');
    const declared = declaredLinks().filter(
      ({ action, course }) => action === 'registration' && course === 'bachelor-affaires-europeennes',
    );

    expect(optionsOf(html, 'campus').toSorted()).toEqual(declared.map(({ campus }) => campus).toSorted());
    expect(mainOf(html)).toMatch(/<option value="bachelor-affaires-europeennes" selected/);
  });

  it('ROUTE-14 with a campus chosen the programmes are those it offers', async () => {
    const { html } = await site.ask('/crm/brochure?campus=londres');
    const declared = declaredLinks().filter(
      ({ action, campus }) => action === 'brochure' && campus === 'londres',
    );

    expect(optionsOf(html, 'programme').toSorted()).toEqual(declared.map(({ course }) => course).toSorted());
    expect(optionsOf(html, 'campus')).toEqual(['londres']);
  });

  it.each([
    '/crm/brochure?programme=&campus=lyon',
    '/crm/brochure?programme=&campus=',
    '/crm/brochure?programme=',
    '/crm/brochure?programme=bts-tourisme&campus=',
  ])('MODAL-05 %s says that both are needed', async (path) => {
    const { status, html } = await site.ask(path);

    expect(status).toBe(200);
    expect(textOf(mainOf(html))).toContain('Vous devez choisir un campus et une formation');
    expect(mainOf(html)).toContain('aria-invalid="true"');
  });

  it('S-32 MODAL-04 where the action does not exist for the programme, it says so and leads to those who help', async () => {
    const links = declaredLinks();
    const coursesOf = (asked: string) =>
      new Set(links.filter(({ action }) => action === asked).map(({ course }) => course));
    const applied = coursesOf('registration');
    const missing = [...coursesOf('contact')].filter((course) => !applied.has(course));
    expect(missing).toHaveLength(6);

    for (const programme of missing) {
      const { status, html } = await site.ask(`/crm/registration?programme=${programme}`);
      expect([programme, status]).toEqual([programme, 200]);
      expect(textOf(mainOf(html))).toContain('La candidature en ligne n’existe pas pour cette formation');
      expect(mainOf(html)).toContain(`href="/crm/contact?programme=${programme}"`);
      expect(optionsOf(html, 'programme')).not.toContain(programme);
    }
    const { html } = await site.ask(`/en/crm/registration?programme=${missing[0]}`);
    expect(mainOf(html)).toContain(`href="/en/crm/contact?programme=${missing[0]}"`);
  });

  it('ROUTE-14 what is unknown is not chosen', async () => {
    const { status, html } = await site.ask('/crm/brochure?programme=astrologie&campus=lyon');

    expect(status).toBe(200);
    expect(optionsOf(html, 'campus')).toEqual(['lyon']);
    expect(html).not.toContain('astrologie');
  });

  it('ROUTE-14 the page has no other address', async () => {
    const paths = [
      '/crm/brochure/f/campus.lyon',
      '/en/crm/brochure/f/incomplete',
      '/%63rm/brochure/f/campus.lyon',
    ];
    for (const path of paths) expect([path, (await site.ask(path)).status]).toEqual([path, 404]);
  });
});

describe('MODAL-06 a choice without a link', () => {
  it('MODAL-06 leads to the campus itself: nobody leaves empty-handed', async () => {
    const path = actionPath('registration', { programme: 'bachelor-affaires-europeennes', campus: 'madrid' });
    const { status, html } = await site.ask(path);

    expect(status).toBe(200);
    expect(textOf(mainOf(html))).toContain(NO_LINK);
    expect(textOf(mainOf(html))).toContain('Calle de los Embajadores');
    expect(contactsOf(html)).toEqual([
      expect.stringMatching(/^tel:\+?\d+$/),
      'mailto:madrid@meridia.example',
    ]);
    expect(html).toContain('<meta name="robots" content="noindex, follow"');
  });
});

describe('ROUTE-14 links that nobody should follow', () => {
  const WRITTEN = [
    ['a script', 'javascript:alert(document.domain)'],
    ['data', 'data:text/html,<script>alert(1)</script>'],
    ['a file', 'file:///etc/passwd'],
    ['no host', 'https://'],
    ['another line', 'https://crm.meridia.example/\r\nSet-Cookie: a=1'],
    ['no scheme', '//evil.example/'],
  ] as const;
  const links = declaredLinks().filter(({ action, url }) => action === 'contact' && url !== null);
  const pairs = WRITTEN.map(([name, written], rank) => ({ name, written, link: links[rank * 7] }));
  let fresh: WebNode;

  beforeAll(async () => {
    for (const { written, link } of pairs)
      if (link) await writeCrmUrl(sharedContent().database, link, written);
    await sleep(MICRO_CACHE_MS);
    fresh = await startWebNode({ name: 'crm-links-hostile' });
  });
  afterAll(async () => {
    for (const { link } of pairs) if (link) await writeCrmUrl(sharedContent().database, link, link.url);
    await fresh.stop();
    await sleep(MICRO_CACHE_MS);
  });

  it.each(pairs)('ROUTE-14, MODAL-08 $name written into the database leads nowhere', async ({ link }) => {
    const { action = 'contact', course = '', campus = '' } = link ?? {};
    const answer = await fresh.ask(actionPath(action, { programme: course, campus }));
    expect(outcomeOf(answer)).toBe(`200 ${NO_LINK}`);

    const { status, html } = await fresh.ask(`/api/crm-links/${action}/${course}/${campus}?locale=fr`);
    expect([status, html]).toEqual([200, '{"url":null}']);
  });
});

describe('ROUTE-14 with the content service stopped', () => {
  beforeAll(async () => {
    await site.ask(actionPath('registration', PARIS));
    await site.ask('/crm/contact?campus=reims');
    await site.ask('/crm/contact');
    await gate.close();
  });
  afterAll(() => gate.open());

  it('ROUTE-14 a link that is known still leads to the CRM', async () => {
    expect((await site.ask(actionPath('registration', PARIS))).headers.location).toContain(TO_PARIS);
  });

  it('ROUTE-14 a form that is known is still there', async () => {
    expect((await site.ask('/crm/contact')).status).toBe(200);
  });

  it('ROUTE-14 a node that knows no link yet says so with a 503, and whom to ask', async () => {
    await gate.open();
    const late = await startWebNode({ name: 'crm-links-late', contentUrl: gate.url });
    try {
      await late.ask(
        actionPath('registration', { programme: 'bachelor-affaires-europeennes', campus: 'madrid' }),
      );
      await gate.close();
      const known = await late.ask(
        actionPath('registration', { programme: 'bts-tourisme', campus: 'madrid' }),
      );
      expect([known.status, known.headers['retry-after']]).toEqual([503, '30']);
      expect(contactsOf(known.html)).toContain('mailto:madrid@meridia.example');

      const unknown = await late.ask(actionPath('contact', { programme: 'bts-tourisme', campus: 'lille' }));
      expect([unknown.status, unknown.headers.location]).toEqual([503, undefined]);
      expect(textOf(unknown.html)).toContain(ERROR_MESSAGES[503]);
    } finally {
      await late.stop();
    }
  });
});
