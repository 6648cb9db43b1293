import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createAnswers } from './answer-request';
import type { KeptCopies } from './kept-copies';
import { createKeptPages } from './kept-pages';

const ORIGIN = 'https://www.meridia.example';
const HTML = { 'Content-Type': 'text/html; charset=utf-8' };

const kept = new Map<string, string>();
const network = new Map<string, () => Response>();
let isOnline = true;

const copies: KeptCopies = {
  find: async (kind, key) => {
    const body = kept.get(`${kind} ${key}`);
    return body === undefined ? undefined : new Response(body, { headers: HTML });
  },
  keep: async (kind, key, response) => void kept.set(`${kind} ${key}`, await response.text()),
  forget: async (kind, key) => void kept.delete(`${kind} ${key}`),
  keys: async (kind) =>
    [...kept.keys()].filter((key) => key.startsWith(`${kind} `)).map((key) => key.slice(kind.length + 1)),
  forgetOtherForms: async () => undefined,
};

/** A page as the browser receives it: of the site itself. */
function page(body: string, status = 200): Response {
  const response = new Response(body, { status, headers: HTML });
  Object.defineProperty(response, 'type', { value: 'basic' });
  response.clone = () => page(body, status);
  return response;
}

beforeEach(() => {
  kept.clear();
  network.clear();
  isOnline = true;
  vi.stubGlobal('location', { origin: ORIGIN });
  vi.stubGlobal('fetch', async (asked: string | { url: string }) => {
    const { pathname } = new URL(typeof asked === 'string' ? asked : asked.url, ORIGIN);
    if (!isOnline) throw new TypeError('Failed to fetch');
    return network.get(pathname)?.() ?? new Response(null, { status: 404 });
  });
});

const pages = createKeptPages(copies);
const answer = createAnswers(copies, pages);

/** What a visitor gets, once the worker has done all it had to do. */
async function ask(path: string, request: { mode?: string; destination?: string } = {}): Promise<string> {
  const work: Promise<unknown>[] = [];
  const asked = {
    url: `${ORIGIN}${path}`,
    method: 'GET',
    mode: 'navigate',
    headers: new Headers(),
    ...request,
  };
  const event = {
    request: asked as unknown as Request,
    waitUntil: (one: Promise<unknown>) => void work.push(one),
  };
  const response = await answer(event);
  const body = (await response?.text()) ?? 'the network';
  await Promise.all(work);
  return body;
}

describe('PWA-01 a page', () => {
  it('comes from the network, and its copy with it', async () => {
    network.set('/campus/lyon', () => page('Lyon, lundi'));
    expect(await ask('/campus/lyon')).toBe('Lyon, lundi');
    network.set('/campus/lyon', () => page('Lyon, mardi'));
    expect(await ask('/campus/lyon?utm_source=x')).toBe('Lyon, mardi');

    isOnline = false;
    expect(await ask('/campus/lyon?gclid=1')).toBe('Lyon, mardi');
  });

  it('is kept with the files that it names, and the fonts of its styles', async () => {
    network.set('/campus/lyon', () => page('<link href="/_site/a.css">'));
    network.set('/_site/a.css', () => new Response('@font-face{src:url(/fonts/a.woff2)}'));
    network.set('/fonts/a.woff2', () => new Response('font'));
    await ask('/campus/lyon');

    expect([...kept.keys()]).toEqual(['files /fonts/a.woff2', 'build /_site/a.css', 'pages /campus/lyon']);
  });

  it('is forgotten when it is gone, and an error is not kept', async () => {
    network.set('/agenda/forum', () => page('Forum'));
    await ask('/agenda/forum');
    network.set('/agenda/forum', () => page('Oops', 503));
    expect(await ask('/agenda/forum')).toBe('Oops');
    expect(kept.get('pages /agenda/forum')).toBe('Forum');

    network.set('/agenda/forum', () => page('Plus là', 410));
    await ask('/agenda/forum');
    expect(kept.size).toBe(0);
  });

  it('that is not kept gives way to the offline page of its language, or to the common one', async () => {
    kept.set('shell /hors-ligne', 'hors-ligne');
    isOnline = false;
    expect(await ask('/en/campus/lyon')).toBe('hors-ligne');
    kept.set('shell /en/hors-ligne', 'offline');
    expect(await ask('/en/campus/lyon')).toBe('offline');
    expect(await ask('/crm/brochure')).toBe('hors-ligne');
  });
});

describe('PWA-01 a file', () => {
  const file = { mode: 'no-cors', destination: 'image' };

  it('of the build comes from its copy, without the network', async () => {
    network.set('/_site/a.js', () => new Response('first'));
    await ask('/_site/a.js', file);
    network.set('/_site/a.js', () => new Response('second'));

    expect(await ask('/_site/a.js', file)).toBe('first');
    expect(kept.get('build /_site/a.js')).toBe('first');
  });

  it('of the site comes from its copy, which is renewed for the next time', async () => {
    network.set('/images/a.svg', () => new Response('first'));
    await ask('/images/a.svg', file);
    network.set('/images/a.svg', () => new Response('second'));

    expect(await ask('/images/a.svg', file)).toBe('first');
    expect(await ask('/images/a.svg', file)).toBe('second');
    isOnline = false;
    expect(await ask('/images/a.svg', file)).toBe('second');
  });

  it('that is missing is not kept', async () => {
    await ask('/images/absent.svg', file);
    expect(kept.size).toBe(0);
  });
});

describe('S-41 after a new build', () => {
  it('what is there for everyone is renewed, and what was visited stays as it is', async () => {
    for (const path of ['/hors-ligne', '/agenda', '/campus/lyon'])
      network.set(path, () => page(`${path}, hier`));
    await ask('/agenda');
    await ask('/campus/lyon');
    await pages.keepOfflinePage();
    for (const path of ['/hors-ligne', '/campus/lyon']) network.set(path, () => page(`${path}, ce jour`));
    network.set('/agenda', () => page('Oops', 503));
    await pages.keepOfflinePage();
    await pages.renewForEveryone();

    expect(Object.fromEntries(kept)).toEqual({
      'shell /hors-ligne': '/hors-ligne, ce jour',
      'shell /agenda': '/agenda, hier',
      'pages /campus/lyon': '/campus/lyon, hier',
    });
  });
});

describe('PWA-01 around an open page', () => {
  it('the page itself and what the offline page leads to are kept, once', async () => {
    for (const path of ['/hors-ligne', '/', '/programme', '/campus', '/agenda', '/contact']) {
      network.set(path, () => page(path));
    }
    await pages.keepAround(new URL(`${ORIGIN}/contact?utm_source=x`));
    expect([...kept.keys()].sort()).toEqual([
      'pages /contact',
      'shell /',
      'shell /agenda',
      'shell /campus',
      'shell /hors-ligne',
      'shell /programme',
    ]);

    network.set('/contact', () => page('again'));
    await pages.keepAround(new URL(`${ORIGIN}/contact`));
    expect(kept.get('pages /contact')).toBe('/contact');
  });
});
