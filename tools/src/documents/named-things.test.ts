import { describe, expect, it } from 'vitest';
import { expandBraces, readNamedThings, toGlob } from './named-things.ts';

describe('what a document names', () => {
  it('is each command of its blocks and of its sentences, without remarks and settings', () => {
    const text =
      'Type `pnpm dev`.\n\n```sh\nSEED_TODAY=2026-01-01 pnpm demo --stop   # ends it\n# nothing\n```\n';
    expect(readNamedThings(text).commands).toEqual(['pnpm demo --stop', 'pnpm dev']);
  });

  it('is each place of its sentences, and no address, type or figure', () => {
    const text = 'See `apps/web/src`, `/agenda`, `text/html; charset`, `a`, `3/4 of`, `src/{a,b}.ts`.';
    expect(readNamedThings(text).paths).toEqual(['apps/web/src', 'src/{a,b}.ts']);
  });

  it('is each link to a file, not to another site', () => {
    const text = '[a](docs/a.md) [b](https://b.example) ![c](d.webp) <img src="e.webp" alt="">';
    expect(readNamedThings(text).links).toEqual(['docs/a.md', 'd.webp', 'e.webp']);
  });

  it('may be several at once', () => {
    expect(expandBraces('a/{b,c}/{d,e}.ts')).toEqual(['a/b/d.ts', 'a/b/e.ts', 'a/c/d.ts', 'a/c/e.ts']);
    expect(toGlob('apps/cms/src/api/<type>/')).toBe('apps/cms/src/api/*');
  });
});
