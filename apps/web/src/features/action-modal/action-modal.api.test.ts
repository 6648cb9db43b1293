import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CALL_ENDED, CALL_STARTED } from '@/lib/request-events';
import type { Call } from './action-modal.api';
import type { Choice } from './action-modal.model';

const LYON = { name: 'Lyon', slug: 'lyon' };
const BTS = { name: 'BTS Communication', slug: 'bts-communication' };
const PROGRAMMES = { brochure: [BTS], contact: [], registration: [] };

const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
/** What the progress bar hears. */
const told = vi.fn<(event: string) => void>();
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
  told.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('dispatchEvent', ({ type }: Event) => told(type));
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

it('CALL-02, S-35 are asked for at a configured base', async () => {
  vi.stubGlobal('document', { documentElement: { dataset: { api: 'https://api.example/v1' } } });
  const { readProgrammes } = await openDocument();
  answer(PROGRAMMES);
  await readProgrammes(choice(), call());

  expect(asked()).toEqual(['https://api.example/v1/crm-links/actions?locale=fr']);
  expect(fetched.mock.calls[0]?.[1].headers).toEqual({ Accept: 'application/json' });
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

  it.each([200, 503])('STATE-02 is told to the progress bar, whatever its answer: %i', async (status) => {
    vi.useFakeTimers();
    const { readProgrammes } = await openDocument();
    answer(PROGRAMMES, status);
    await readProgrammes(choice(), call()).catch(() => undefined);
    vi.runAllTimers();

    expect(told.mock.calls).toEqual([[CALL_STARTED], [CALL_ENDED]]);
  });

  it('STATE-02 is not told when the answer is known', async () => {
    const { readProgrammes } = await openDocument();
    answer(PROGRAMMES);
    await readProgrammes(choice(), call());
    told.mockReset();
    await readProgrammes(choice(), call());

    expect(told).not.toHaveBeenCalledWith(CALL_STARTED);
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
