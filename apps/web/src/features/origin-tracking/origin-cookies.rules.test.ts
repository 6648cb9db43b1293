import { describe, expect, it } from 'vitest';
import { keptOrigin } from './kept-origin.rules';
import { originCookies, originToKeep } from './origin-cookies.rules';
import { DIRECT } from './origin.rules';

const visit = (query: string, referrerHost: string | null = null) => ({
  query: new URLSearchParams(query),
  referrerHost,
});
const kept = { origin: 'stand', source: 'salon', medium: 'qr' };
const mail = { origin: 'mail', source: 'mail', medium: 'none' };

describe('TRACK-04 what a visit writes', () => {
  it.each([
    ['a first direct visit is one', visit(''), null, DIRECT],
    ['a direct visit leaves what was kept, and its end', visit(''), kept, null],
    ['a campaign takes its place', visit('utm_source=mail'), kept, mail],
    ['another site takes its place', visit('', 'letudiant.fr'), kept, expect.anything()],
    ['the same campaign again starts again', visit('utm_source=mail'), mail, mail],
  ])('%s', (_sentence, told, before, expected) => {
    expect(originToKeep(told, { kept: before, landing: null })).toEqual(expected);
  });

  it.each([
    ['TRACK-05 consent on a later page keeps the campaign of the landing', visit(''), null, mail],
    ['what was kept stays over a landing of the tab', visit(''), kept, null],
    ['a campaign of this page comes before both', visit('utm_source=salon'), kept, expect.anything()],
  ])('%s', (_sentence, told, before, expected) => {
    expect(originToKeep(told, { kept: before, landing: mail })).toEqual(expected);
  });
});

describe('TRACK-05 the cookies of the origin', () => {
  it('last 172800 s, SameSite Lax, path /', () => {
    expect(originCookies(kept, false)).toEqual([
      'origine-tracking=stand; Max-Age=172800; Path=/; SameSite=Lax',
      'utm_source=salon; Max-Age=172800; Path=/; SameSite=Lax',
      'utm_medium=qr; Max-Age=172800; Path=/; SameSite=Lax',
    ]);
  });

  it('are for https alone where the page is', () => {
    for (const cookie of originCookies(kept, true)) expect(cookie).toMatch(/; Secure$/);
  });

  it('are read as they were written, whatever the address said', () => {
    const strange = { origin: 'a; Domain=.evil', source: 'é=%', medium: 'x\r\ny' };
    const read = originCookies(strange, true).map((cookie) => cookie.split('; ')[0]);
    expect(keptOrigin(read.join('; '))).toEqual(strange);
  });
});
