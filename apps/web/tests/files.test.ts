import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedContent } from './support/shared-content.ts';
import { startWebNode, type WebNode } from './support/web-node.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
const UNTIL_ERASED = 'public, max-age=31536000, s-maxage=86400, immutable';
const A_DAY = 'public, max-age=86400';
const GZIP = { 'Accept-Encoding': 'gzip' };

const BUILD = path.resolve(import.meta.dirname, '../dist/client');

/** What the build writes for itself, in folders whose names begin with a dot. */
function hiddenFiles(): string[] {
  const files = readdirSync(BUILD, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const addresses = files.map(
    ({ parentPath, name }) => `/${path.relative(BUILD, path.join(parentPath, name))}`,
  );
  return addresses.filter((address) => address.includes('/.'));
}

let site: WebNode;
let home: string;

beforeAll(async () => {
  site = await startWebNode({ name: 'files' });
  home = (await site.ask('/')).html;
});
afterAll(() => site.stop());

/** The first script or style sheet of the build that the home page names. */
function assetOf(ending: 'js' | 'css'): string {
  const asset = new RegExp(`"(/_site/[^"]+\\.${ending})"`).exec(home)?.[1];
  if (!asset) throw new Error(`The home page names no .${ending} file`);
  return asset;
}

describe('the images and documents of the content service', () => {
  const aFile = () => {
    const [name = ''] = readdirSync(sharedContent().mediaFolder);
    const { size } = statSync(path.join(sharedContent().mediaFolder, name));
    return { name, size, address: `/media/${name}` };
  };

  it('have their length, and are kept for ever by browsers', async () => {
    const { name, size, address } = aFile();
    const { status, headers } = await site.ask(address);

    expect(status).toBe(200);
    expect(headers['content-length']).toBe(String(size));
    expect(headers['cache-control']).toBe(UNTIL_ERASED);
    expect(headers.etag).toBe(`"${name}"`);
    expect(headers['content-type']).toMatch(/^(image|application)\//);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('are not sent again to who has them', async () => {
    const { name, address } = aFile();
    const { status, html } = await site.ask(address, { headers: { 'If-None-Match': `"${name}"` } });

    expect([status, html]).toEqual([304, '']);
  });

  it('answer a HEAD without their content', async () => {
    const { size, address } = aFile();
    const { status, headers, html } = await site.ask(address, { method: 'HEAD' });

    expect([status, headers['content-length'], html]).toEqual([200, String(size), '']);
  });

  it.each(['/media/..%2f..%2fpackage.json', '/media/../../package.json', '/media/%2e%2e/package.json'])(
    '%s does not climb out of their folder',
    async (address) => {
      const { status, headers } = await site.ask(address);

      expect([status, headers.location]).toEqual([301, '/package.json']);
      expect((await site.ask('/package.json')).status).toBe(404);
    },
  );

  it.each(['/media/00000000000000000000000000000000.webp', '/media/inconnu', '/media/'])(
    '%s is none of them, and nobody keeps that answer',
    async (address) => {
      const { status, headers, html } = await site.ask(address);

      expect([status, headers['cache-control'], html]).toEqual([404, 'no-store', '']);
    },
  );
});

describe('the files of the web app', () => {
  it.each([
    ['a font', () => '/fonts/bricolage-grotesque-latin.woff2', FOR_EVER],
    ['a script of the build', () => assetOf('js'), FOR_EVER],
    ['a style sheet of the build', () => assetOf('css'), FOR_EVER],
    ['the icons', () => '/icons/sprite.svg', A_DAY],
    ['a logo', () => '/images/logo-meridia.svg', A_DAY],
  ])('%s says how long it may be kept', async (_name, address, life) => {
    const { status, headers } = await site.ask(address());

    expect([status, headers['cache-control']]).toEqual([200, life]);
  });

  it('are not sent again to who has them', async () => {
    const { headers } = await site.ask('/icons/sprite.svg');
    const again = await site.ask('/icons/sprite.svg', {
      headers: { 'If-None-Match': String(headers.etag) },
    });

    expect([again.status, again.headers['cache-control'], again.html]).toEqual([304, A_DAY, '']);
  });

  it('do not say how they were written', async () => {
    const { status } = await site.ask(`${assetOf('js')}.map`);

    expect(status).toBe(404);
  });

  it('a build has files of its own, the list of its files among them', () => {
    expect(hiddenFiles()).toContain('/.vite/manifest.json');
  });

  it.each(hiddenFiles())('%s of the build is given to nobody', async (address) => {
    expect((await site.ask(address)).status).toBe(404);
  });

  it('one that does not exist is not kept', async () => {
    const { status, headers } = await site.ask('/images/absente.svg');

    expect(status).toBe(404);
    expect(headers['cache-control']).not.toContain('max-age=86400');
  });

  it('every page asks for the font of its titles at once', () => {
    expect(home).toMatch(/<link rel="preload" href="\/fonts\/[^"]+\.woff2" as="font"/);
  });
});

describe('compression, when no edge does it', () => {
  it.each([
    ['a page', () => '/'],
    ['a script', () => assetOf('js')],
    ['a style sheet', () => assetOf('css')],
    ['a drawing', () => '/images/logo-meridia.svg'],
    ['the icons', () => '/icons/sprite.svg'],
  ])('%s is compressed for who can read it, and for no other', async (_name, address) => {
    const compressed = await site.ask(address(), { headers: GZIP });
    const plain = await site.ask(address());

    expect(compressed.headers['content-encoding']).toBe('gzip');
    expect(compressed.headers.vary).toContain('Accept-Encoding');
    expect(plain.headers['content-encoding']).toBeUndefined();
  });

  it('a page is as long for a HEAD as for a GET that reads no compression', async () => {
    const whole = await site.ask('/');
    const head = await site.ask('/', { method: 'HEAD' });

    expect(Number(whole.headers['content-length'])).toBe(Buffer.byteLength(whole.html));
    expect([head.html, head.headers['content-length']]).toEqual(['', whole.headers['content-length']]);
  });

  it('a validator is of one encoding', async () => {
    const { headers } = await site.ask('/', { headers: GZIP });
    const asked = async (encoding: string) =>
      (
        await site.ask('/', {
          headers: { 'Accept-Encoding': encoding, 'If-None-Match': String(headers.etag) },
        })
      ).status;

    expect([await asked('gzip'), await asked('br')]).toEqual([304, 200]);
  });

  it('a font is compressed already', async () => {
    const { headers } = await site.ask('/fonts/bricolage-grotesque-latin.woff2', { headers: GZIP });

    expect(headers['content-encoding']).toBeUndefined();
    expect(Number(headers['content-length'])).toBeGreaterThan(0);
  });
});
