import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as endpoints from '@meridia/contract/endpoints';
import { ACCOUNTS } from '@meridia/tools/services/service-accounts';
import { openSite, type Drawn } from '../server/made-pages.fixture.ts';
import { valueAt, findPlaces, type Place } from './generator/answer-fields.ts';
import { BREAKAGES, FORBIDDEN } from './generator/breakages.data.ts';
import { openBrokenGate, type BrokenGate } from './generator/broken-gate.ts';
import { lostParts, outlineOf } from './generator/page-outline.ts';
import { BRIEF_PAGES, completeAction, pagesOfEachKind } from './support/pages-of-each-kind.ts';
import { createRandom } from './support/seeded-random.ts';
import { sharedContent } from './support/shared-content.ts';

/** `pnpm test:broken` tries every field; the gate as many as BROKEN_SECONDS allow, always the same first: BROKEN_SEED names others. */
const IS_WHOLE = process.env.BROKEN_CONTENT === 'whole';
const SAMPLE_MS = 1000 * Number(process.env.BROKEN_SECONDS ?? 30);
const SAMPLE_LEAST = 40;
const WHOLE_LEAST = 2000;
const WHOLE_TIMEOUT_MS = 3_600_000;
const SEED = Number(process.env.BROKEN_SEED ?? 784_755);
/** How many pages are asked for with one field broken. */
const PAGES_OF_A_CASE = 2;

/** What makes a document, or holds all its blocks: without it they are all gone. */
const OF_ALL_BLOCKS = /^data\.(pageLayout|documentId|title|rubrique|slug)$/;

/** The team of the school is one block of one page. */
const TEAM_PAGES = ['/ecole/meridia', '/ecole/equipe'];
/** What no page of the site reads: there is nothing to break. */
const UNREAD_PATHS = [
  'LOGIN_PATH',
  'CHANGES_PATH',
  'PUBLISHED_ADDRESSES_PATH',
  'PREVIEWS_PATH',
  'REDIRECT_HITS_PATH',
  'REDIRECTS_PATH',
  'BROCHURES_PATH',
  'FORM_LINKS_PATH',
];

/** A list that is none cannot be read: that is an outage (unread-lists.test.ts), not a field. */
const ENVELOPE = /^(?:meta\b.*|data)$/;

type Case = { url: string; place: Place; how: string };
type Healthy = Drawn & { address: string; outline: string[]; read: string[] };

let gate: BrokenGate;
let site: Awaited<ReturnType<typeof openSite>>;
const healthy: Healthy[] = [];
const random = createRandom(SEED);
const print = (line: string) => process.stdout.write(`${line}\n`);

beforeAll(async () => {
  const { url } = sharedContent();
  gate = await openBrokenGate(url);
  site = await openSite(gate.url, ACCOUNTS.meridia);
  const addresses = [...(await pagesOfEachKind(url)), ...BRIEF_PAGES, ...TEAM_PAGES].filter(
    (address) => address !== '/blog' && address !== completeAction(),
  );
  for (const address of [...new Set(addresses)]) {
    gate.takeAsked();
    const drawn = await site.draw(address);
    if (drawn.html !== '')
      healthy.push({ ...drawn, address, outline: outlineOf(drawn.html), read: gate.takeAsked() });
  }
});
afterAll(async () => {
  site.close();
  await gate.close();
});

/** The endpoint of an address: the same for all documents and all queries. */
const kindOf = (url: string) => {
  const [path = ''] = url.split('?');
  const [first = '', ...rest] = path.replace(/^\/api\//, '').split('/');
  return [first, ...rest.map((part) => (['actions', 'campuses', 'me'].includes(part) ? part : '*'))].join(
    '/',
  );
};

/** One place for each field of each endpoint, with each way to break it. */
async function toCases(): Promise<Case[]> {
  const fields = new Map<string, { url: string; place: Place }[]>();
  for (const url of new Set(healthy.flatMap(({ read }) => read))) {
    for (const place of findPlaces(await gate.trueAnswer(url))) {
      if (ENVELOPE.test(place.field)) continue;
      const key = `${kindOf(url)} ${place.field}`;
      fields.set(key, [...(fields.get(key) ?? []), { url, place }]);
    }
  }
  return [...fields.values()].flatMap((places) =>
    Object.keys(BREAKAGES).flatMap((how) => {
      const place = places[random.below(places.length)];
      return place ? [{ ...place, how }] : [];
    }),
  );
}

/** A document that lacks what makes it is not there; a job offer may be over on another day. */
function isStatusRight(page: Healthy, status: number, { url, place }: Case): boolean {
  if (status === page.status) return true;
  const isOwnField = place.path.length <= 2 && kindOf(url).includes('*');
  return isOwnField && (status === 404 || status === 410);
}

async function tryCase(one: Case): Promise<string[]> {
  const { url, place, how } = one;
  const readers = healthy.filter(({ read }) => read.includes(url));
  const start = random.below(readers.length || 1);
  const pages = [...readers.slice(start), ...readers.slice(0, start)].slice(0, PAGES_OF_A_CASE);
  const before = valueAt(await gate.trueAnswer(url), place.path);
  gate.breakOne({ url, path: place.path, value: BREAKAGES[how]?.(before, random.below(100)) });
  const faults: string[] = [];
  for (const page of pages) {
    const { status, html } = await site.draw(page.address);
    const name = `${page.address}, ${kindOf(url)} ${place.field} ${how}`;
    if (!isStatusRight(page, status, one))
      faults.push(`${name}: ${status} ${status === 500 ? html.slice(0, 200) : ''}`);
    for (const forbidden of FORBIDDEN)
      if (forbidden.test(html)) faults.push(`${name}: holds ${forbidden.source}`);
    const isOfAllBlocks = OF_ALL_BLOCKS.test(place.field);
    const lost = status === page.status && !isOfAllBlocks ? lostParts(page.outline, outlineOf(html)) : [];
    if (lost.length > 1) faults.push(`${name}: lost ${lost.join(', ')}`);
  }
  gate.breakOne(null);
  return faults;
}

function shuffled(cases: readonly Case[]): Case[] {
  return cases
    .map((one) => ({ one, rank: random.below(1e9) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ one }) => one);
}

describe('S-01 whatever one field of the content holds', () => {
  it('every template stands when all is well, and each endpoint of the contract is read by one', () => {
    expect(healthy.filter(({ status }) => status >= 500).map(({ address }) => address)).toEqual([]);
    const kinds = new Set(healthy.flatMap(({ read }) => read.map((url) => `/${kindOf(url)}`)));
    const paths = Object.entries<unknown>(endpoints).flatMap(([name, path]) =>
      typeof path === 'string' ? [{ name, path }] : [],
    );
    const unread = paths.filter(
      ({ name, path }) =>
        !UNREAD_PATHS.includes(name) &&
        ![...kinds].some((kind) => kind === path || kind.startsWith(`${path}/`)),
    );
    expect(unread).toEqual([]);
  });

  it(
    'no page answers 5xx, holds what it must not, or loses more than the block that owns it',
    async () => {
      const all = await toCases();
      const endsAt = performance.now() + SAMPLE_MS;
      const faults: string[] = [];
      let tried = 0;
      for (const one of IS_WHOLE ? all : shuffled(all)) {
        if (!IS_WHOLE && performance.now() > endsAt) break;
        faults.push(...(await tryCase(one)));
        tried += 1;
      }
      print(
        `broken content: ${tried} cases of ${all.length}, ${healthy.length} templates, seed ${SEED}, ${faults.length} faults, ${site.linesLogged()} lines logged`,
      );
      for (const fault of faults.slice(0, 200)) print(`  ${fault}`);

      expect(all.length).toBeGreaterThanOrEqual(WHOLE_LEAST);
      expect(tried).toBeGreaterThanOrEqual(IS_WHOLE ? WHOLE_LEAST : SAMPLE_LEAST);
      expect(faults).toEqual([]);
    },
    IS_WHOLE ? WHOLE_TIMEOUT_MS : 6 * SAMPLE_MS,
  );
});
