import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TRACKING_VALUE_MAX } from '@meridia/domain/tracking';
import type { Answer } from './support/ask.ts';
import { createContentGate, type ContentGate } from './support/content-gate.ts';
import { CRM_HOST } from './support/crm-answer.ts';
import { sharedContent } from './support/shared-content.ts';
import { startWebNode, type WebNode } from './support/web-node.ts';

const PAIR = 'programme=bts-commerce-international&campus=paris';
const SCRIPT = '%3Cscript%3Ealert(1)%3C/script%3E';
const long = (length: number) => 'a'.repeat(length);

/** What an answer is: the form (200), the CRM (302), one redirect to the tidied address (301), or a refusal. */
type Case = [name: string, path: string, status: number, headers?: Record<string, string>];

const HOSTILE: Case[] = [
  // Names
  ['a path for a programme', '/crm/brochure?programme=../../&campus=paris', 200],
  ['an encoded path', '/crm/brochure?programme=..%2f..%2fusers%2fme&campus=paris', 200],
  ['a path encoded twice', '/crm/brochure?programme=%252e%252e%252fusers&campus=paris', 200],
  ['a backslash', '/crm/brochure?programme=..%5c..%5c&campus=paris', 200],
  ['a script', `/crm/brochure?programme=${SCRIPT}&campus=paris`, 200],
  ['a script among other keys', `/crm/brochure?x=${SCRIPT}`, 200],
  ['an attribute', '/crm/brochure?campus=%22%20onfocus=alert(1)%20autofocus=%22', 200],
  ['a very long name', `/crm/brochure?programme=${long(4000)}&campus=paris`, 200],
  ['a name as long as may be', `/crm/brochure?programme=${long(120)}&campus=paris`, 200],
  ['a repeated key', '/crm/brochure?campus=paris&campus=lyon', 200],
  ['a repeated key of a complete choice', `/crm/brochure?${PAIR}&campus=lyon`, 200],
  ['a list', '/crm/brochure?campus%5B%5D=paris&campus%5B$ne%5D=x', 200],
  ['an operator', '/crm/brochure?campus%5B$ne%5D=x&programme%5B$ne%5D=x', 200],
  ['NUL', '/crm/brochure?programme=mba%00&campus=paris', 200],
  ['a line break', '/crm/brochure?programme=mba%0d%0aSet-Cookie:a=1&campus=paris', 200],
  ['a line feed at the end', '/crm/brochure?campus=paris%0a', 200],
  ['a broken escape', '/crm/brochure?campus=%E0%A4%A&programme=%', 400],
  ['letters that look alike', '/crm/brochure?campus=p%D0%B0ris', 200],
  ['a property of every object', '/crm/brochure?campus=__proto__&programme=constructor', 200],
  ['SQL', "/crm/brochure?campus=paris'%20or%201=1--", 200],
  ['a template', '/crm/brochure?campus=%7B%7B7*7%7D%7D&programme=$%7B7*7%7D', 200],
  // Open redirects
  ['an address as a campus', '/crm/brochure?campus=https://evil.example&programme=mba', 200],
  ['an address without a scheme', '/crm/brochure?campus=//evil.example&programme=//evil.example', 200],
  ['backslashes for slashes', '/crm/brochure?campus=%5c%5cevil.example', 200],
  ['url=', '/crm/brochure?url=https://evil.example', 200],
  ['redirect= beside a complete choice', `/crm/brochure?${PAIR}&redirect=https://evil.example`, 302],
  [
    'the names of the tracking',
    `/crm/brochure?${PAIR}&utm_source=evil&course=evil&origine-tracking=evil`,
    302,
  ],
  ['a host in the path', '/crm//evil.example/%2e%2e', 301],
  ['an encoded host in the path', '/crm/brochure/%2f%2fevil.example', 301],
  // Actions
  ['an unknown action', '/crm/payment?campus=paris', 404],
  ['an action by the name of a property', '/crm/constructor', 404],
  ['a script for an action', `/crm/${SCRIPT}`, 404],
  ['a broken escape in the path', '/crm/%E0%A4%A', 400],
  ['the inner address', '/crm/brochure/f/campus.paris_unlinked', 404],
  ['the inner address, escaped', '/%63%72%6d/brochure/%66/campus.paris', 404],
  // Headers
  ['a script for a referrer', `/crm/brochure?${PAIR}`, 302, { Referer: 'javascript:alert(1)' }],
  [
    'a referrer with a line break',
    `/crm/brochure?${PAIR}`,
    302,
    { Referer: 'https://evil.example/%0d%0aX:1' },
  ],
  [
    'a very long referrer',
    `/crm/brochure?${PAIR}`,
    302,
    { Referer: `https://a.example/?utm_source=${long(6000)}` },
  ],
  [
    'cookies with a line break, a script and an address',
    `/crm/brochure?${PAIR}`,
    302,
    { Cookie: `origine-tracking=%0d%0aX: 1; utm_source=${SCRIPT}; utm_medium=https://evil.example` },
  ],
  [
    'cookies that cannot be read',
    `/crm/brochure?${PAIR}`,
    302,
    { Cookie: 'origine-tracking=%E0%A4%A; utm_source==;;' },
  ],
  [
    'another host',
    `/crm/brochure?${PAIR}`,
    302,
    { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' },
  ],
  [
    'another host that refers to itself',
    `/crm/brochure?${PAIR}`,
    302,
    { Host: 'evil.example', Referer: 'http://evil.example/?utm_source=<script>alert(1)</script>' },
  ],
];

let gate: ContentGate;
let site: WebNode;

beforeAll(async () => {
  gate = await createContentGate(sharedContent().url);
  site = await startWebNode({ name: 'crm-hostile', contentUrl: gate.url });
});
afterAll(async () => {
  await site.stop();
  await gate.close();
});

function expectHarmless({ headers, html }: Answer): void {
  const { location } = headers;
  const isInside = location === undefined || /^\/(?![/\\])/.test(location);
  if (!isInside) expect(new URL(location).host).toBe(CRM_HOST);
  expect((location ?? '').length).toBeLessThan(1500);
  expect(headers['set-cookie']).toBeUndefined();
  expect(headers).not.toHaveProperty('x');
  for (const reflected of ['<script>alert(1)', 'onfocus=alert', 'evil.example']) {
    expect(html).not.toContain(reflected);
  }
}

describe('ROUTE-14 hostile input', () => {
  it('ROUTE-14 is tried in 40 ways at least', () => {
    expect(HOSTILE.length).toBeGreaterThanOrEqual(40);
  });

  it.each(HOSTILE)('ROUTE-14 %s is harmless', async (_name, path, status, headers = {}) => {
    const answer = await site.ask(path, { headers });

    expect(answer.status).toBe(status);
    expectHarmless(answer);
  });

  it('ROUTE-14 the parameters of the CRM are those of the content, once each', async () => {
    const path = `/crm/registration?${PAIR}&course=evil&campus_=evil&origine-tracking=evil`;
    const { searchParams } = new URL((await site.ask(path)).headers.location ?? '');

    expect([...searchParams.keys()]).toEqual([
      'annee',
      'campus',
      'course',
      'origine-tracking',
      'utm_source',
      'utm_medium',
    ]);
    expect(searchParams.get('course')).toBe('bts-commerce-international');
    expect(searchParams.get('utm_source')).toBe('direct');
  });

  it('S-33 TRACK-05 a campaign in the address of a complete choice counts first, bounded like any other', async () => {
    const path = `/crm/registration?${PAIR}&utm_source=${SCRIPT}&utm_medium=${long(2000)}&course=evil`;
    const headers = { Referer: `${site.url}/?utm_source=avant`, Cookie: 'utm_source=avant' };
    const answer = await site.ask(path, { headers });
    const { searchParams } = new URL(answer.headers.location ?? '');

    expectHarmless(answer);
    expect(searchParams.getAll('utm_source')).toEqual([decodeURIComponent(SCRIPT)]);
    expect(searchParams.getAll('utm_medium')).toEqual([long(TRACKING_VALUE_MAX)]);
    expect(searchParams.getAll('course')).toEqual(['bts-commerce-international']);
    expect(searchParams.get('annee')).toBe('2027');
  });

  it('ROUTE-14 invented names make no page, and nobody asks the content service for them', async () => {
    await site.ask('/crm/contact');
    await site.ask('/crm/contact?campus=paris');
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, rank) => [
        `/crm/contact?programme=faux-${rank}`,
        `/crm/contact?programme=faux-${rank}&campus=fausse-${rank}`,
        `/crm/contact?programme=faux-${rank}&campus=paris`,
      ])
        .flat()
        .map((path) => site.ask(path)),
    );

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ headers }) => headers['x-cache']))).toEqual(new Set(['HIT']));
    expect(gate.asked.filter((address) => /fau(?:x|sse)-/.test(address))).toEqual([]);
  });
});
