import { describe, expect, it } from 'vitest';
import { visitedAddresses } from './addresses.ts';
import { hasFailed, lostLines, toLine, type Row } from './table.ts';
import type { Visit } from './visitors.ts';

const visit = (rest: Partial<Visit> = {}): Visit => ({
  address: '/',
  startedAt: 0,
  ms: 12,
  status: 200,
  found: 'hit',
  ...rest,
});
const row = (rest: Partial<Row> = {}): Row => ({
  fault: 'Redis killed',
  visits: [visit(), visit({ found: 'stale', ms: 340 }), visit({ status: 404 })],
  recoveredMs: 1200,
  old: [],
  alerts: ['StoreDown'],
  cause: 'StoreDown',
  ...rest,
});

describe('a line of the table', () => {
  it('says what visitors had, and how long the slowest waited', () => {
    expect(toLine(row())).toBe(
      '| ok | Redis killed | 200 2, 404 1 | hit 2, stale 1 | 0.34 s | 1.20 s | 0 | StoreDown |',
    );
  });

  it('names the alert that is missing', () => {
    expect(toLine(row({ alerts: ['NodeDown'] }))).toMatch(/^\| FAILED .* NodeDown, not StoreDown \|$/);
  });

  it('names what was lost', () => {
    const lost = row({ visits: [visit({ address: '/campus', status: 503 }), visit({ status: 0 })] });
    expect(lostLines(lost)).toEqual(['  lost: / (cut) 1, /campus (503) 1']);
    expect(lostLines(row())).toEqual([]);
  });
});

describe('a fault that visitors notice, or that is not told', () => {
  it.each<[string, Partial<Row>, boolean]>([
    ['none of it', {}, false],
    ['an error', { visits: [visit({ status: 502 })] }, true],
    ['a connection cut', { visits: [visit({ status: 0 })] }, true],
    ['an old page', { old: ['/campus'] }, true],
    ['no recovery', { recoveredMs: null }, true],
    ['no visit at all, which proves nothing', { visits: [] }, true],
    ['a page that is not there', { visits: [visit({ status: 404 })] }, false],
    ['its alert is missing', { alerts: [] }, true],
    ['an alert though nothing was done', { fault: 'calm', cause: null }, true],
    ['an alert left by the fault before', { fault: 'edge reloaded', cause: null }, false],
  ])('%s', (_name, rest, isNoticed) => {
    expect(hasFailed(row(rest))).toBe(isNoticed);
  });
});

it('visits some documents of every folder, in both languages, and what is no document', () => {
  const campuses = Array.from({ length: 26 }, (_, rank) => `/campus/c${rank}`);
  const addresses = visitedAddresses([...campuses, '/en/programme/a', '/en/campus/b', '/mentions-legales']);

  expect(addresses.filter((address) => address.startsWith('/campus/'))).toHaveLength(6);
  expect(addresses).toEqual(
    expect.arrayContaining(['/', '/en/programme/a', '/en/campus/b', '/mentions-legales', '/crm/contact']),
  );
});
