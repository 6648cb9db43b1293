import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Call } from './action-modal.api';
import type { Choice } from './action-modal.model';

const LYON = { name: 'Lyon', slug: 'lyon' };
const BTS = { name: 'BTS Communication', slug: 'bts-communication' };
const PROGRAMMES = { brochure: [BTS], contact: [], registration: [] };

const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
const call = (options: Partial<Call> = {}): Call => ({
  locale: 'fr',
  delayMs: 0,
  signal: new AbortController().signal,
  ...options,
});
const choice = (programme: string | null = null, campus: string | null = null): Choice => ({
  action: 'brochure',
  programme,
  campus,
});
const answer = (body: unknown, status = 200) =>
  fetched.mockImplementation(() => Promise.resolve(Response.json(body, { status })));
const asked = () => fetched.mock.calls.map(([path]) => path);

/** A new document: nothing is known yet. */
async function openDocument() {
  vi.resetModules();
  return import('./action-modal.api');
}

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('CALL-08 the programmes of an action', () => {
  it('are those of every campus, or of the chosen one', async () => {
    const { readProgrammes } = await openDocument();
    answer(PROGRAMMES);

    expect(await readProgrammes(choice(), call())).toEqual([BTS]);
    expect(await readProgrammes(choice(null, 'lyon'), call({ locale: 'en' }))).toEqual([BTS]);
    expect(asked()).toEqual([
      '/api/crm-links/actions?locale=fr',
      '/api/crm-links/actions?locale=en&campus=lyon',
    ]);
  });
});

describe('CALL-08 CALL-09 the campuses', () => {
  it('of a programme', async () => {
    const { readCampuses } = await openDocument();
    answer([LYON]);

    expect(await readCampuses(choice('bts-communication', 'lyon'), call())).toEqual([LYON]);
    expect(asked()).toEqual(['/api/crm-links/brochure/bts-communication/campuses?locale=fr']);
  });

  it('without a programme: the chosen one, by its name', async () => {
    const { readCampuses } = await openDocument();
    answer({ name: 'Lyon' });

    expect(await readCampuses(choice(null, 'lyon'), call())).toEqual([LYON]);
    expect(asked()).toEqual(['/api/campuses/lyon?locale=fr']);
  });

  it('without a choice: none, and nothing is asked', async () => {
    const { readCampuses } = await openDocument();
    expect(await readCampuses(choice(), call())).toEqual([]);
    expect(asked()).toEqual([]);
  });

  it('of what does not exist: none', async () => {
    const { readCampuses } = await openDocument();
    answer({ statusCode: 404, errorText: 'Not Found' }, 404);

    expect(await readCampuses(choice('../campuses'), call())).toEqual([]);
    expect(await readCampuses(choice(null, 'atlantide'), call())).toEqual([]);
    expect(asked()[0]).toBe('/api/crm-links/brochure/..%2Fcampuses/campuses?locale=fr');
  });
});

describe('CALL-08 the link', () => {
  it.each([
    [{ url: 'https://crm.example/b' }, 'https://crm.example/b'],
    [{ url: null }, null],
    [{ url: '' }, null],
  ])('%j', async (body, expected) => {
    const { readLink } = await openDocument();
    answer(body);

    const complete = { action: 'contact', programme: 'bts', campus: 'lyon' } as const;
    expect(await readLink(complete, call())).toBe(expected);
    expect(asked()).toEqual(['/api/crm-links/contact/bts/lyon?locale=fr']);
  });
});

describe('a call', () => {
  it('is made once for a document', async () => {
    const { readProgrammes } = await openDocument();
    answer(PROGRAMMES);
    await readProgrammes(choice(), call());
    await readProgrammes({ ...choice(), action: 'contact' }, call({ delayMs: 200 }));

    expect(asked()).toHaveLength(1);
  });

  it.each([
    ['an error', { statusCode: 503, errorText: 'Service Unavailable' }, 503],
    ['another answer than was agreed', { brochure: [{ name: 'BTS' }], contact: [], registration: [] }, 200],
  ])('%s is a failure, and the next one asks again', async (_case, body, status) => {
    const { readProgrammes } = await openDocument();
    answer(body, status);
    await expect(readProgrammes(choice(), call())).rejects.toThrow(String(status));

    answer(PROGRAMMES);
    expect(await readProgrammes(choice(), call())).toEqual([BTS]);
  });

  it('CONST-01 starts 200 ms after the choice, so that quick choices make one call', async () => {
    vi.useFakeTimers();
    const { readCampuses } = await openDocument();
    answer([LYON]);
    const [first, last] = [new AbortController(), new AbortController()];

    const given = readCampuses(choice('a'), call({ delayMs: 200, signal: first.signal }));
    const refused = expect(given).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(100);
    first.abort();
    const wanted = readCampuses(choice('b'), call({ delayMs: 200, signal: last.signal }));
    await vi.advanceTimersByTimeAsync(199);
    expect(asked()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);

    expect(await wanted).toEqual([LYON]);
    await refused;
    expect(asked()).toEqual(['/api/crm-links/brochure/b/campuses?locale=fr']);
  });
});
