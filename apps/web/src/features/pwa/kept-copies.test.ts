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

const pageNames = () => [...(stored.get('site-1-pages')?.keys() ?? [])];

describe('PWA-01 the copies', () => {
  it('are at most 50 pages, the latest visited', async () => {
    const copies = createKeptCopies();
    for (let page = 1; page <= 50; page += 1) await copies.keep('pages', `/p${page}`, new Response());
    await copies.keep('pages', '/p1', new Response());
    await copies.keep('pages', '/p51', new Response());

    expect(pageNames()).toHaveLength(50);
    expect(pageNames()).not.toContain('/p2');
    expect(pageNames().slice(-2)).toEqual(['/p1', '/p51']);
  });

  it('are forgotten one by one', async () => {
    const copies = createKeptCopies();
    await copies.keep('pages', '/campus/lyon', new Response());
    await copies.forget('pages', '/campus/lyon');

    expect(await copies.find('pages', '/campus/lyon')).toBeUndefined();
  });

  it('TRACK-05 have the text and the headers of the answer, and not the address that it came from', async () => {
    const copies = createKeptCopies();
    const answer = new Response('Lyon', { headers: { 'Content-Type': 'text/html' } });
    Object.defineProperty(answer, 'url', { value: 'https://www.meridia.example/campus/lyon?utm_source=x' });
    await copies.keep('pages', '/campus/lyon', answer);

    const copy = await copies.find('pages', '/campus/lyon');
    expect(copy?.url).toBe('');
    expect(copy?.headers.get('Content-Type')).toBe('text/html');
    expect(await copy?.text()).toBe('Lyon');
  });

  it('S-41 outlive the build that they were kept with', async () => {
    await createKeptCopies().keep('pages', '/campus/lyon', new Response('Lyon'));
    await createKeptCopies().keep('build', '/_site/lyon-a1b2.css', new Response('h1{}'));
    const afterDeploy = createKeptCopies();
    await afterDeploy.forgetOtherForms();

    expect(await (await afterDeploy.find('pages', '/campus/lyon'))?.text()).toBe('Lyon');
    expect(await (await afterDeploy.find('build', '/_site/lyon-a1b2.css'))?.text()).toBe('h1{}');
  });

  it('take the place of what another form of the worker kept', async () => {
    openFake('site-b1-pages');
    const copies = createKeptCopies();
    await copies.keep('build', '/_site/new.js', new Response());
    await copies.forgetOtherForms();

    expect([...stored.keys()]).toEqual(['site-1-build']);
  });
});
