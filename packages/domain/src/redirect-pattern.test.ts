import { describe, expect, it } from 'vitest';
import { cpuMsOf } from './cpu-time.fixture.ts';
import { ATTACKS, attackPath, DEAREST_LETTERS, dearPattern } from './redirect-attacks.fixture.ts';
import { PATTERN_PATH_MAX, readPattern, type RedirectPattern } from './redirect-pattern.ts';

function accepted(source: string): RedirectPattern {
  const pattern = readPattern(source);
  if (typeof pattern === 'string') throw new Error(`${source}: ${pattern}`);
  return pattern;
}

describe('REDIR-11 what a pattern can say', () => {
  it.each([
    ['^/tag/.+$', '/tag/europe', []],
    ['^/carnets-de-terrain/\\d{4}/.+$', '/carnets-de-terrain/2019/oslo', []],
    ['^/(19|20)\\d{2}(/\\d{2}){0,2}$', '/2019/04', ['20', '/04']],
    ['^/programmes/([a-z0-9-]+)$', '/programmes/bts-ndrc', ['bts-ndrc']],
    ['^/en(/.*)?$', '/en', [undefined]],
    ['^(/.+)/$', '/ecole/', ['/ecole']],
    ['^/campus/([^/]+)/formations/(.+)$', '/campus/lyon/formations/mba', ['lyon', 'mba']],
    ['^/campus/([^/]+)(/.*)?$', '/campus/lyon/acces', ['lyon', '/acces']],
    ['^/(?:blog|news)/page/\\d{1,4}$', '/news/page/12', []],
    ['^/école/[é-ü]+\\.pdf$', '/école/éü.pdf', []],
  ])('%s takes %s', (source, path, groups) => {
    expect(accepted(source).groupsIn(path)?.slice(1)).toEqual(groups);
  });

  it.each([
    ['^/tag/.+$', '/tags/europe'],
    ['^/programmes/([a-z0-9-]+)$', '/programmes/a/b'],
    ['^/.*portes-ouvertes$', '/portes-ouvertes-lyon'],
  ])('%s leaves %s', (source, path) => {
    expect(accepted(source).groupsIn(path)).toBeNull();
  });

  it('tries no path that is longer than any address', () => {
    const { groupsIn } = accepted('^/tag/.+$');
    const longest = '/tag/'.padEnd(PATTERN_PATH_MAX, 'a');
    expect(groupsIn(longest)).not.toBeNull();
    expect(groupsIn(`${longest}a`)).toBeNull();
  });

  it.each([
    ['ends', '/tag/.+'],
    ['ends', '^/tag/.+'],
    ['expression', '^/tag/(.+$'],
    ['expression', '^/[z-a]$'],
    ['grammar', '^/category/(?!evenements).+$'],
    ['grammar', '^/a|b$'],
    ['grammar', '^/(a|b)+$'],
    ['grammar', '^/(a)\\1$'],
    ['grammar', '^/a+?$'],
    ['grammar', '^/a\\$'],
    ['cost', '^/(.+)/(.+)$'],
    ['cost', '^/.*[^/]+x$'],
    ['cost', '^/(a?){25}$'],
  ])('refuses for its %s: %s', (problem, source) => {
    expect(readPattern(source)).toBe(problem);
  });
});

describe('S-02, C-05 a pattern costs what its path deserves', () => {
  it('REDIR-11 the dearest that is allowed is that of the attacks', () => {
    expect(readPattern(dearPattern(DEAREST_LETTERS))).toBeTypeOf('object');
    expect(readPattern(dearPattern(DEAREST_LETTERS + 1))).toBe('cost');
  });

  it('has more than thirty attacks beside the two that were found', () => {
    expect(new Set(ATTACKS.map(({ pattern }) => pattern)).size).toBeGreaterThanOrEqual(32);
  });

  it.each(ATTACKS)('REDIR-11 $pattern is refused, or matched in linear time', (one) => {
    expect(cpuMsOf(() => readPattern(one.pattern))).toBeLessThan(200);
    const read = readPattern(one.pattern);
    if (typeof read === 'string') return;

    const paths = [40, 150, PATTERN_PATH_MAX].map((length) => attackPath(one, length));
    // 300 tries of backtracking without measure would outlast the test itself.
    expect(
      cpuMsOf(() => paths.forEach((path) => Array.from({ length: 100 }, () => read.groupsIn(path)))),
    ).toBeLessThan(200);
  });

  it.each([
    '^((((((((){999}){999}){999}){999}){999}){999}){999})$',
    '^(((((((a?){999}){999}){999}){999}){999}){999})$',
    `^${'('.repeat(60)}a${'){0,9}'.repeat(60)}$`,
    `^${'(a|b|c|d|e|f|g|h)?'.repeat(26)}$`,
    `^/${'(a|'.repeat(120)}${')'.repeat(120)}$`,
  ])('counting the cost of %s ends at once', (source) => {
    expect(cpuMsOf(() => readPattern(source))).toBeLessThan(200);
  });
});
