import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACTIONS } from '@meridia/domain/actions';
import { ERROR_MESSAGES, FALLBACK_ERROR_MESSAGE } from '@meridia/domain/error-catalogue';
import { ACCOUNTS } from '@meridia/tools/services/service-accounts';
import { createContentGate, type ContentGate } from './support/content-gate.ts';
import { completeAction } from './support/pages-of-each-kind.ts';
import { sharedContent, sharedEditor } from './support/shared-content.ts';
import { startWebNode, type WebNode } from './support/web-node.ts';

type Option = { name: string; slug: string };

const PROGRAMMES = '/api/crm-links/actions?locale=fr';
const CAMPUSES = '/api/crm-links/registration/bts-commerce-international/campuses?locale=fr';
const LINK = '/api/crm-links/registration/bts-commerce-international/paris?locale=fr';
const LYON = '/api/campuses/lyon?locale=fr';

let gate: ContentGate;
let site: WebNode;

beforeAll(async () => {
  gate = await createContentGate(sharedContent().url);
  site = await startWebNode({
    name: 'browser-api',
    contentUrl: gate.url,
    settings: { ENABLED_LOCALES: 'fr,en' },
  });
});
afterAll(async () => {
  await site.stop();
  await gate.close();
});

async function call<Model>(path: string): Promise<Model> {
  const { status, html } = await site.ask(path);
  expect([path, status]).toEqual([path, 200]);
  return JSON.parse(html) as Model;
}

const slugsOf = (options: readonly Option[]) => options.map(({ slug }) => slug);

describe('CALL-08 the programmes, the campuses and the link of an action', () => {
  it('CALL-08 lists the programmes of each action, by name, and nothing of the content service', async () => {
    const programmes = await call<Record<string, Option[]>>(PROGRAMMES);

    expect(Object.keys(programmes)).toEqual(ACTIONS);
    expect(programmes.registration).toHaveLength(42);
    expect(programmes.brochure).toContainEqual({
      name: 'BTS Commerce international',
      slug: 'bts-commerce-international',
    });
    const names = programmes.contact?.map(({ name }) => name) ?? [];
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'fr')));
  });

  it.each(['br', 'gzip'])(
    'CALL-08 sends them as %s, and not again to a browser that has them',
    async (encoding) => {
      const headers = { 'Accept-Encoding': encoding };
      const first = await site.ask(PROGRAMMES, { headers });
      const whole = await site.ask(PROGRAMMES);
      const again = await site.ask(PROGRAMMES, {
        headers: { ...headers, 'If-None-Match': String(first.headers.etag) },
      });

      expect([first.headers['content-encoding'], first.headers.vary]).toEqual([encoding, 'Accept-Encoding']);
      expect(Number(first.headers['content-length']) / Buffer.byteLength(whole.html)).toBeLessThan(0.25);
      expect([again.status, again.html, again.headers['content-length']]).toEqual([304, '', undefined]);
    },
  );

  it('CALL-08 narrows them to a campus', async () => {
    const all = await call<Record<string, Option[]>>(PROGRAMMES);
    const { brochure = [] } = await call<Record<string, Option[]>>(`${PROGRAMMES}&campus=londres`);

    expect(brochure.length).toBeGreaterThan(0);
    expect(brochure.length).toBeLessThan(all.brochure?.length ?? 0);
    expect(slugsOf(all.brochure ?? [])).toEqual(expect.arrayContaining(slugsOf(brochure)));
  });

  it('CALL-08 lists the campuses of a programme', async () => {
    const campuses = await call<Option[]>(CAMPUSES);

    expect(campuses).toContainEqual({ name: 'Paris', slug: 'paris' });
  });

  it('CALL-08 answers in the language that is asked for', async () => {
    const { name } = await call<Option>('/api/campuses/londres?locale=en');

    expect(name).toBe('London');
  });

  it.each([
    ['a link', LINK, expect.stringContaining('/candidature/bts-commerce-international/paris?annee=2027')],
    [
      'none for a pair listed without one',
      '/api/crm-links/registration/bachelor-affaires-europeennes/madrid?locale=fr',
      null,
    ],
    [
      'none for a pair that is not listed',
      '/api/crm-links/registration/mba-management-international/nice?locale=fr',
      null,
    ],
    ['none for a programme that does not exist', '/api/crm-links/contact/astrologie/nice?locale=fr', null],
  ])('CALL-08, MODAL-09 answers %s', async (_case, path, url) => {
    expect(await call(path)).toEqual({ url });
  });
});

describe('CALL-09 the name of a campus', () => {
  it('CALL-09 is its title', async () => {
    expect(await call(LYON)).toEqual({ name: 'Lyon' });
  });

  it('CALL-09 is a 404 when there is none', async () => {
    const { status, html } = await site.ask('/api/campuses/atlantide?locale=fr');

    expect(status).toBe(404);
    expect(JSON.parse(html)).toEqual({ statusCode: 404, errorText: ERROR_MESSAGES[404] });
  });
});

describe('CALL-08, CALL-09 how calls are answered', () => {
  it.each([PROGRAMMES, CAMPUSES, LINK, LYON])('CALL-08 %s may be kept for a minute', async (path) => {
    const { headers } = await site.ask(path);

    expect(headers['cache-control']).toBe('public, max-age=60');
    expect(headers['content-type']).toMatch(/^application\/json/);
  });

  it('CALL-08 HEAD says the same without a body', async () => {
    const { status, html } = await site.ask(LINK, { method: 'HEAD' });

    expect([status, html]).toEqual([200, '']);
  });

  it.each([
    '/api/crm-links/actions',
    '/api/crm-links/actions?locale=de',
    '/api/crm-links/actions?locale=fr&locale=fr',
    '/api/crm-links/actions?locale=fr&campus=../lyon',
    '/api/crm-links/actions?locale=fr&populate=*',
    '/api/crm-links/payment/mba/lyon?locale=fr',
    '/api/crm-links/brochure/MBA/lyon?locale=fr',
    '/api/crm-links/brochure/mba/..%2f..%2fusers?locale=fr',
    `/api/crm-links/brochure/${'a'.repeat(200)}/campuses?locale=fr`,
    '/api/campuses/%3Cscript%3E?locale=fr',
    '/api/campuses/lyon%00?locale=fr',
  ])('CALL-08 %s is refused', async (path) => {
    const { status, headers, html } = await site.ask(path);

    expect(status).toBe(400);
    expect(headers['cache-control']).toBe('no-store');
    expect(JSON.parse(html)).toEqual({ statusCode: 400, errorText: ERROR_MESSAGES[400] });
  });

  it.each(['/api/users/me', '/api/login', '/api/crm-links', '/api/campuses?locale=fr'])(
    'CALL-08 nothing else is there: %s',
    async (path) => {
      const { status, html } = await site.ask(path);

      expect(status).toBe(404);
      expect(JSON.parse(html)).toEqual({ statusCode: 404, errorText: ERROR_MESSAGES[404] });
    },
  );

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'] as const)('CALL-08 %s is not one of them', async (method) => {
    const { status, headers, html } = await site.ask(LINK, { method });

    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    expect(JSON.parse(html)).toEqual({ statusCode: 405, errorText: FALLBACK_ERROR_MESSAGE });
  });

  it('CALL-08 a name that somebody made up is not asked of the content service', async () => {
    await Promise.all([PROGRAMMES, CAMPUSES, LYON].map((path) => site.ask(path)));
    const before = gate.asked.length;
    await Promise.all(
      Array.from({ length: 30 }, (_, rank) => [
        `/api/crm-links/brochure/fausse-${rank}/campuses?locale=fr`,
        `/api/crm-links/brochure/fausse-${rank}/lyon?locale=fr`,
        `/api/crm-links/registration/bts-commerce-international/faux-${rank}?locale=fr`,
        `/api/campuses/faux-${rank}?locale=fr`,
        `/api/crm-links/actions?campus=faux-${rank}&locale=fr`,
      ])
        .flat()
        .map((path) => site.ask(path)),
    );

    expect(gate.asked.slice(before).filter((address) => /fau(?:x|sse)-/.test(address))).toEqual([]);
  });

  it('CALL-08 an edited link is told within seconds', async () => {
    const editor = sharedEditor();
    const uid = 'api::crm-link.crm-link';
    const pair = { action: 'contact', course: 'bts-commerce-international', campus: 'paris' };
    const { documentId, url } = await editor.find(uid, pair);
    const path = '/api/crm-links/contact/bts-commerce-international/paris?locale=fr';
    expect(await call(path)).toEqual({ url });

    const edited = 'https://crm.meridia.example/contact/nouveau';
    await editor.update(uid, documentId, { url: edited });
    await expect.poll(async () => (await site.ask(path)).html).toBe(JSON.stringify({ url: edited }));
    await editor.update(uid, documentId, { url });
    await expect.poll(async () => (await site.ask(path)).html).toBe(JSON.stringify({ url }));
  });
});

describe('CALL-08 with the content service stopped', () => {
  beforeAll(async () => {
    await Promise.all([PROGRAMMES, CAMPUSES, LINK, LYON].map((path) => site.ask(path)));
    await gate.close();
  });
  afterAll(() => gate.open());

  it.each([PROGRAMMES, CAMPUSES, LINK, LYON])('CALL-08 %s, asked before, is still known', async (path) => {
    expect((await site.ask(path)).status).toBe(200);
  });

  it('CALL-08 what was never asked is a failure, and not an empty list', async () => {
    const { status, headers, html } = await site.ask(
      '/api/crm-links/brochure/bts-commerce-international/campuses?locale=fr',
    );

    expect([status, headers['cache-control']]).toEqual([503, 'no-store']);
    expect(JSON.parse(html)).toEqual({ statusCode: 503, errorText: ERROR_MESSAGES[503] });
  });
});

describe('CALL-08 with the content service hanging', () => {
  beforeAll(() => gate.hang());
  afterAll(async () => {
    await gate.close();
    await gate.open();
  });

  it('CALL-08 a call that needs it is a 504 within 3 seconds', async () => {
    const { status, html, ms } = await site.ask('/api/crm-links/contact/bts-tourisme/campuses?locale=en');

    expect(status).toBe(504);
    expect(JSON.parse(html)).toEqual({ statusCode: 504, errorText: ERROR_MESSAGES[504] });
    expect(ms).toBeLessThan(3000);
  });
});

describe('CALL-01 the secrets of the server', () => {
  it('CALL-01, CALL-08 are in no answer', async () => {
    const paths = [PROGRAMMES, CAMPUSES, LINK, LYON, '/api/users/me', '/api/campuses/atlantide?locale=fr'];
    for (const path of paths) {
      const { html, headers } = await site.ask(path);
      const answer = `${JSON.stringify(headers)}${html}`;
      expect(answer).not.toContain(gate.url);
      expect(answer).not.toContain(ACCOUNTS.meridia.username);
      expect(answer).not.toContain('Bearer');
      expect(answer).not.toContain('documentId');
    }
    expect(readFileSync(site.logFile, 'utf8')).not.toContain('Bearer');
  });
});

describe('what a visitor typed', () => {
  const logged = () => readFileSync(site.logFile, 'utf8');

  it('is in no line of the log, though what was asked for failed', async () => {
    gate.fail('/api/search');
    try {
      for (const path of ['/recherche?q=zqsecret', '/api/search?locale=fr&q=zqsecret']) {
        const { status } = await site.ask(path);
        expect([path, status >= 500]).toEqual([path, true]);
      }
      for (const path of ['/visite?lieu=zqsecret', '/agenda?campus=zqsecret', '/inconnue?q=zqsecret'])
        await site.ask(path);
    } finally {
      gate.fail(null);
    }

    // The lines of the page and of the call to the content service, whose names of parameters stay.
    await expect.poll(logged).toMatch(/"\/recherche\?q/);
    await expect.poll(logged).toMatch(/\/api\/search\?(?:[^"]*&)?q\b/);
    expect(logged()).not.toContain('zqsecret');
  });
});

describe('CALL-08 too many calls', () => {
  let limited: WebNode;

  beforeAll(async () => {
    const settings = { CALLS_PER_MINUTE: '5', ACTIONS_PER_MINUTE: '8', TRUSTED_EDGE: 'on' };
    limited = await startWebNode({ name: 'browser-api-limit', settings });
  });
  afterAll(() => limited.stop());

  const askFrom = (address: string, path = LYON) =>
    limited.ask(path, { headers: { 'X-Forwarded-For': `192.0.2.99, ${address}` } });

  it('CALL-08 are refused until the next minute, for that address alone', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => askFrom('198.51.100.1')));
    // A new minute may begin in between: then ten of them are welcome.
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(2);
    expect(Number(refused[0]?.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(JSON.parse(refused[0]?.html ?? '')).toEqual({
      statusCode: 429,
      errorText: FALLBACK_ERROR_MESSAGE,
    });

    expect((await askFrom('198.51.100.2')).status).toBe(200);
    expect((await askFrom('198.51.100.1', '/')).status).toBe(200);
  });

  it('S-17 calls leave the plain way to the CRM alone', async () => {
    await Promise.all(Array.from({ length: 12 }, () => askFrom('198.51.100.3')));
    expect((await askFrom('198.51.100.3', '/crm/brochure')).status).toBe(200);
  });

  it.each([
    ['fr', '/crm/brochure?campus=lyon', 'Réessayer', '/contact'],
    ['en', '/en/crm/brochure?campus=lyon', 'Try again', '/en/contact'],
  ])('S-17 a visitor who is limited reads so in %s, and is led on', async (lang, path, retry, contact) => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => askFrom(`198.51.100.${lang}`, path)));
    const refused = answers.find(({ status }) => status === 429);

    expect(Number(refused?.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(refused?.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(refused?.html).toContain(`<html lang="${lang}">`);
    expect(refused?.html).toContain(`href="">${retry}</a>`);
    expect(refused?.html).toContain(`href="${contact}"`);
  });
});

describe('S-17 an open day behind one address', () => {
  it('S-17 forty visitors who each open the modal, choose and leave for the CRM in the same minute are all served', async () => {
    const open = await startWebNode({
      name: 'browser-api-open-day',
      // As a school has them that sets neither (env/server.test.ts).
      settings: { CALLS_PER_MINUTE: '1200', ACTIONS_PER_MINUTE: '3000' },
    });
    const steps = [LYON, LYON, '/crm/brochure', '/crm/brochure?campus=lyon', completeAction()];
    const visit = async () => {
      const statuses: number[] = [];
      for (const step of [...steps, ...steps]) statuses.push((await open.ask(step)).status);
      return statuses;
    };
    const answers = (await Promise.all(Array.from({ length: 40 }, visit))).flat();
    await open.stop();

    expect(answers).toHaveLength(400);
    expect(answers.filter((status) => status === 429)).toEqual([]);
  });
});
