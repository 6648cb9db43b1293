import { describe, expect, it } from 'vitest';
import { visitedAddresses } from './addresses.ts';
import type { Attempt } from './editor.ts';
import { FAULTS } from './faults.ts';
import { hasFailed, toLine, wrongLines, type Row } from './table.ts';
import type { Visit } from './visitors.ts';

const CHOICE = '/crm/brochure?programme=a&campus=paris';
const visit = (rest: Partial<Visit> = {}): Visit => ({
  address: '/',
  startedAt: 0,
  ms: 12,
  status: 200,
  found: 'hit',
  wrong: null,
  ...rest,
});
const attempt = (refused: string | null = null): Attempt => ({ path: '/campus/lyon', at: 0, refused });
const row = (rest: Partial<Row> = {}): Row => ({
  fault: 'Redis killed',
  visits: [visit(), visit({ found: 'stale', ms: 340 }), visit({ address: CHOICE, status: 302 })],
  recoveredMs: 1200,
  old: [],
  alerts: ['StoreDown'],
  cause: 'StoreDown',
  attempts: [attempt(), attempt()],
  ...rest,
});

describe('a line of the table', () => {
  it('says what visitors had, and how long the slowest waited', () => {
    expect(toLine(row())).toBe(
      '| ok | Redis killed | 200 2, 302 1 | hit 2, stale 1 | 1 of 1 | 2 of 2 | 0.34 s | 1.20 s | 0 | StoreDown |',
    );
  });

  it('names the alert that is missing', () => {
    expect(toLine(row({ alerts: ['NodeDown'] }))).toMatch(/^\| FAILED .* NodeDown, not StoreDown \|$/);
  });

  it('names what was answered wrongly, and how', () => {
    const wrong = row({
      visits: [visit({ address: '/campus', status: 503, wrong: '503' }), visit({ status: 0, wrong: 'cut' })],
    });
    expect(wrongLines(wrong)).toEqual(['  wrong: / (cut) 1, /campus (503) 1']);
    expect(wrongLines(row())).toEqual([]);
  });

  it('says how many applicants were led to the CRM', () => {
    const visits = [
      visit({ address: CHOICE, status: 302 }),
      visit({ address: CHOICE, status: 503, wrong: '503' }),
    ];
    expect(toLine(row({ visits }))).toMatch(/^\| FAILED .* 1 of 2 /);
    expect(toLine(row({ visits, isWithoutNodes: true }))).toMatch(/^\| ok .* 1 of 2 /);
  });

  it('says how many publications were accepted, and why the others were not', () => {
    const attempts = [attempt(), attempt('answered 503'), attempt('answered 503')];
    expect(toLine(row({ attempts }))).toMatch(/^\| FAILED .* 1 of 1 \| 1 of 3 /);
    expect(toLine(row({ attempts, isWithoutContent: true }))).toMatch(/^\| ok .* 1 of 1 \| 1 of 3 /);
    expect(wrongLines(row({ attempts }))).toEqual(['  refused: /campus/lyon (answered 503) 2']);
  });
});

describe('a fault that visitors notice, or that is not told', () => {
  it.each<[string, Partial<Row>, boolean]>([
    ['none of it', {}, false],
    ['an answer that is wrong', { visits: [visit({ status: 502, wrong: '502' })] }, true],
    [
      'a page that is wrong though no node lives',
      { visits: [visit({ status: 502, wrong: '502' })], isWithoutNodes: true },
      true,
    ],
    ['a publication that is refused', { attempts: [attempt('answered 503')] }, true],
    [
      'a publication that is refused though no node lives',
      { attempts: [attempt('answered 503')], isWithoutNodes: true },
      true,
    ],
    [
      'a publication that is refused without the content service',
      { attempts: [attempt('answered 503')], isWithoutContent: true },
      false,
    ],
    ['an old page', { old: ['/campus'] }, true],
    ['no recovery', { recoveredMs: null }, true],
    ['no visit at all, which proves nothing', { visits: [] }, true],
    ['its alert is missing', { alerts: [] }, true],
    ['an alert though nothing was done', { fault: 'calm', cause: null }, true],
    ['an alert left by the fault before', { fault: 'edge reloaded', cause: null }, false],
  ])('%s', (_name, rest, isNoticed) => {
    expect(hasFailed(row(rest))).toBe(isNoticed);
  });
});

it('an editor may be refused where the content service or its database is lost, and in no other row', () => {
  expect(FAULTS.filter(({ isWithoutContent }) => isWithoutContent).map(({ name }) => name)).toEqual([
    'content service killed',
    'content service killed again and again while an editor publishes',
    'PostgreSQL stopped',
    'PostgreSQL frozen',
    'PostgreSQL out of connections',
    'all of web and content service dead',
  ]);
});

it('visits some documents of every folder, in both languages, and what is no document', () => {
  const campuses = Array.from({ length: 26 }, (_, rank) => `/campus/c${rank}`);
  const addresses = visitedAddresses([...campuses, '/en/programme/a', '/en/campus/b', '/mentions-legales']);

  expect(addresses.filter((address) => address.startsWith('/campus/'))).toHaveLength(6);
  expect(addresses).toEqual(
    expect.arrayContaining(['/', '/en/programme/a', '/en/campus/b', '/mentions-legales', '/crm/contact']),
  );
});
