import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createKeptCopies } from './kept-copies';

/** Cache Storage, by name: keys in the order they were written. */
const stored = new Map<string, Map<string, Response>>();

function openFake(name: string) {
  const entries = stored.get(name) ?? new Map<string, Response>();
  stored.set(name, entries);
  return {
    match: async (key: string) => entries.get(key),
    put: async (key: string, response: Response) => void entries.set(key, response),
    delete: async (key: string) => entries.delete(key),
    keys: async () => [...entries.keys()],
  };
}

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('caches', {
    open: async (name: string) => openFake(name),
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
  });
});

const pageNames = () => [...(stored.get('site-b2-pages')?.keys() ?? [])];

describe('PWA-01 the copies of a build', () => {
  it('are at most 50 pages, the latest visited', async () => {
    const copies = createKeptCopies('b2');
    for (let page = 1; page <= 50; page += 1) await copies.keep('pages', `/p${page}`, new Response());
    await copies.keep('pages', '/p1', new Response());
    await copies.keep('pages', '/p51', new Response());

    expect(pageNames()).toHaveLength(50);
    expect(pageNames()).not.toContain('/p2');
    expect(pageNames().slice(-2)).toEqual(['/p1', '/p51']);
  });

  it('are forgotten one by one', async () => {
    const copies = createKeptCopies('b2');
    await copies.keep('pages', '/campus/lyon', new Response());
    await copies.forget('pages', '/campus/lyon');

    expect(await copies.find('pages', '/campus/lyon')).toBeUndefined();
  });

  it('take the place of those of every other build', async () => {
    await createKeptCopies('b1').keep('build', '/_next/static/chunks/old.js', new Response());
    const copies = createKeptCopies('b2');
    await copies.keep('build', '/_next/static/chunks/new.js', new Response());
    await copies.forgetOtherBuilds();

    expect([...stored.keys()]).toEqual(['site-b2-build']);
    expect(await copies.find('build', '/_next/static/chunks/old.js')).toBeUndefined();
  });
});
