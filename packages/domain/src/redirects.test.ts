import { describe, expect, it } from 'vitest';
import { cpuMsOf } from './cpu-time.fixture.ts';
import {
  isOnAllowedHost,
  normaliseSource,
  toSourceForm,
  toTypedSource,
  withoutOwnHost,
} from './redirects.ts';

describe('REDIR-11 sources are compared decoded, NFC, lower case, without final slash', () => {
  it.each([
    ['an ordinary path is left alone', '/ecole/histoire', '/ecole/histoire'],
    ['capitals are lowered', '/Ecole/HISTOIRE', '/ecole/histoire'],
    ['the final slash goes', '/ecole/', '/ecole'],
    ['several final slashes go', '/ecole///', '/ecole'],
    ['the home page keeps its slash', '/', '/'],
    ['slashes alone are the home page', '///', '/'],
    ['percent-encoding is decoded', '/%C3%A9cole', '/école'],
    ['whatever the case of its digits', '/%c3%a9cole', '/école'],
    ['an encoded capital is lowered once decoded', '/%C3%89COLE', '/école'],
    ['a decomposed accent is composed', '/e\u0301cole', '/\u00e9cole'],
    ['an encoded decomposed accent too', '/e%CC%81cole', '/\u00e9cole'],
    ['a capital that composes only once lowered', '/H\u0331', '/\u1e96'],
    ['an old uploaded file keeps its dot', '/Uploads/CGV-2024.PDF', '/uploads/cgv-2024.pdf'],
  ])('%s', (_sentence, path, expected) => {
    expect(normaliseSource(path)).toBe(expected);
  });

  it.each(['/%', '/100%', '/%zz', '/%C3', '/%E0%A4%A'])('%s is malformed', (path) => {
    expect(normaliseSource(path)).toBeNull();
  });

  it('takes no longer than a path deserves when it is made of slashes', () => {
    const path = `${'/'.repeat(200_000)}a`;

    expect(normaliseSource(path)).toBe(path);
    expect(cpuMsOf(() => normaliseSource(path))).toBeLessThan(1000);
  });
});

describe('REDIR-11 a source is brought to its form when saved', () => {
  it.each([
    ['capitals and a final slash', 'exact', '/Ancien/', '/ancien'],
    ['spaces around', 'exact', ' /ancien ', '/ancien'],
    ['an address as a browser shows it', 'exact', '/%C3%89cole', '/école'],
    ['a decomposed accent', 'exact', '/e\u0301cole', '/\u00e9cole'],
    ['doubled slashes and dots', 'exact', '/a//./b/../c', '/a/c'],
    ['a pattern in capitals', 'pattern', ' ^/Blog/[A-Z]+\\.PDF$ ', '^/blog/[a-z]+\\.pdf$'],
    ['but what a backslash means', 'pattern', '^/\\D$', '^/\\D$'],
    ['a path without its slash is left', 'exact', 'Ancien', 'Ancien'],
    ['a query is left', 'exact', '/Ancien?a=1', '/Ancien?a=1'],
    ['a malformed encoding is left', 'exact', '/100%', '/100%'],
  ] as const)('%s', (_sentence, kind, typed, expected) => {
    expect(toSourceForm(typed, kind)).toBe(expected);
  });
});

describe('REDIR-11 a target outside the site is on a host that is allowed', () => {
  it.each([
    ['https://media.example/a.pdf', true],
    ['https://MEDIA.example/a.pdf', true],
    ['https://media.example.evil.example/', false],
    ['https://media.example@evil.example/', false],
    ['https://sub.media.example/', false],
    ['//media.example/', false],
  ])('%s: %s', (target, isAllowed) => {
    expect(isOnAllowedHost(target, ['media.example'])).toBe(isAllowed);
  });
});

describe('DESK-02 an address pasted whole is brought to its form', () => {
  const OWN = ['www.meridia.example', 'meridia.example'];

  it.each([
    ['https://www.meridia.example/Ancien/?utm_source=x#haut', '/ancien'],
    [' HTTPS://Meridia.example/%C3%89cole ', '/école'],
    ['http://meridia.example', '/'],
    ['https://www.autre.example/ancien', 'https://www.autre.example/ancien'],
    ['https://www.meridia.example.evil.example/x', 'https://www.meridia.example.evil.example/x'],
    ['https://www.meridia.example@evil.example/x', 'https://www.meridia.example@evil.example/x'],
    ['/ancien?x=1', '/ancien?x=1'],
  ])('as a source: %s', (typed, expected) => {
    expect(toTypedSource(typed, 'exact', OWN)).toBe(expected);
  });

  it.each([
    ['https://www.meridia.example/agenda?campus=lyon#liste', '/agenda?campus=lyon#liste'],
    ['https://media.meridia.example/a.pdf', 'https://media.meridia.example/a.pdf'],
    ['/agenda', '/agenda'],
    ['https://', 'https://'],
    [' /agenda\t', '/agenda'],
    ['\u00a0https://media.meridia.example/a.pdf ', 'https://media.meridia.example/a.pdf'],
  ])('as a destination: %s', (typed, expected) => {
    expect(withoutOwnHost(typed, OWN)).toBe(expected);
  });
});
