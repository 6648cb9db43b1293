import { readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { errorWire } from '@meridia/contract/error.wire';
import { imageWire } from '@meridia/contract/image.wire';
import { IMAGE_WIDTHS } from '@meridia/domain/layout';
import { INK_COPY_PREFIX } from '@meridia/domain/media';
import { freePort } from '@meridia/tools/services/free-port';
import { CMS_FOLDER } from '@meridia/tools/services/repository';
import { EDITORS } from '@meridia/tools/services/service-accounts';
import { querySql } from '../support/database.ts';
import { logInEditor, type EditorSession } from '../support/editor-session.ts';
import { startOwnService, type OwnService } from '../support/own-service.ts';
import { scrape, valueOf } from '../support/scrape.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const HTML = '<!doctype html><script>alert(1)</script>';
const PDF = '%PDF-1.7\n%%EOF\n';
const NOT_AN_IMAGE = 'Le contenu du fichier n’est pas celui d’une image ou d’un PDF.';

const metricsPort = await freePort();

let service: OwnService;
let editor: EditorSession;

beforeAll(async () => {
  service = await startOwnService('uploads', { extra: { METRICS_PORT: String(metricsPort) } });
  editor = await logInEditor(service.url, EDITORS.meridia);
});
afterAll(() => service.stop());

function bytes(content: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(content));
}

describe('uploads are images and PDFs only', () => {
  it.each([
    ['SVG', 'dessin.svg', 'image/svg+xml', SVG, "File type 'image/svg+xml' is not allowed"],
    ['HTML', 'page.html', 'text/html', HTML, "File type 'text/html' is not allowed"],
    ['HTML renamed .jpg', 'photo.jpg', 'image/jpeg', HTML, NOT_AN_IMAGE],
    ['SVG renamed .png', 'photo.png', 'image/png', SVG, NOT_AN_IMAGE],
    ['HTML renamed .pdf', 'brochure.pdf', 'application/pdf', HTML, NOT_AN_IMAGE],
    ['text', 'notes.txt', 'text/plain', 'notes', "File type 'text/plain' is not allowed"],
  ])('refuses %s', async (_what, name, type, content, message) => {
    const answer = await editor.upload({ name, type, content: bytes(content) });

    expect(answer.status, answer.text).toBe(400);
    expect(errorWire.parse(answer.json).error.message).toBe(message);
  });

  it('refuses 30 MB', async () => {
    const content = new Uint8Array(30 * 1024 * 1024);
    const answer = await editor.upload({ name: 'lourd.png', type: 'image/png', content });

    expect(answer.status).toBe(413);
    expect(errorWire.parse(answer.json).error.name).toBe('PayloadTooLargeError');
  });
});

describe('CONST-02 a real image', () => {
  it('CONST-02 is kept, derived to the six widths, and answered for ever by its hash', async () => {
    const png = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#123456' } })
      .png()
      .toBuffer();
    const answer = await editor.upload({ name: 'vue.png', type: 'image/png', content: new Uint8Array(png) });
    expect(answer.status, answer.text).toBe(201);
    const [image] = z.array(imageWire).parse(answer.json);

    const widths = Object.entries(image?.formats ?? {})
      .filter(([name]) => name.startsWith(INK_COPY_PREFIX))
      .map(([name, { width }]) => [name.slice(INK_COPY_PREFIX.length), width]);
    expect(Object.fromEntries(widths)).toEqual(IMAGE_WIDTHS);

    for (const { url } of [image, ...Object.values(image?.formats ?? {})].filter(
      (file) => file !== undefined,
    )) {
      expect(url).toMatch(/^\/media\/[a-f0-9]{32}\.(?:png|webp)$/);
      const response = await fetch(`${service.url}${url}`);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe(url.endsWith('.png') ? 'image/png' : 'image/webp');
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    }
  });
});

/** A picture with many colours, light on top. */
async function photograph(width: number, height: number): Promise<Sharp> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const sky = {
    create: { width, height: Math.ceil(height / 3), channels: 3, background: '#f4f7ff' },
  } as const;
  const grain = sharp({ create: { width, height, channels: 3, background: '#808080', noise } });
  return sharp(
    await grain
      .composite([{ input: sky, left: 0, top: 0 }])
      .png()
      .toBuffer(),
  );
}

async function uploaded(name: string, type: string, content: Buffer) {
  const answer = await editor.upload({ name, type, content: new Uint8Array(content) });
  expect(answer.status, answer.text).toBe(201);
  const [image] = z.array(imageWire).parse(answer.json);
  if (!image) throw new Error('An upload answers the image');
  return image;
}

describe('V-12 a photograph of an editor’s', () => {
  it('has copies in ink alone beside its thumbnail, whatever its kind', async () => {
    const pixels = await photograph(700, 500);
    const kinds = [
      ['vue.jpg', 'image/jpeg', pixels.clone().jpeg()],
      ['vue.avif', 'image/avif', pixels.clone().avif({ effort: 0 })],
    ] as const;
    for (const [name, type, encoded] of kinds) {
      const image = await uploaded(name, type, await encoded.toBuffer());
      expect(Object.keys(image.formats ?? {}).toSorted()).toEqual([
        'ink-md',
        'ink-sm',
        'ink-xs',
        'thumbnail',
      ]);
      expect([image.width, image.height]).toEqual([700, 500]);
    }
  });

  it('that a telephone wrote lying stands upright, in its size and in its copies', async () => {
    const lying = (await photograph(400, 600)).withMetadata({ orientation: 6 }).jpeg({ quality: 60 });
    const { width, height, formats } = await uploaded('telephone.jpg', 'image/jpeg', await lying.toBuffer());

    expect([width, height]).toEqual([600, 400]);
    for (const copy of Object.values(formats ?? {})) expect(copy.width).toBeGreaterThan(copy.height);
  });
});

describe('PIC-02 a picture that is replaced or cropped', () => {
  /** Where Strapi's own provider writes, and no node of the site reads. */
  const strays = () =>
    readdirSync(path.join(CMS_FOLDER, 'public/uploads')).filter((name) => !name.startsWith('.'));

  async function expectStored(image: z.infer<typeof imageWire>): Promise<void> {
    for (const { url } of [image, ...Object.values(image.formats ?? {})]) {
      expect(url).toMatch(/^\/media\/[a-f0-9]{32}\.(?:jpg|webp)$/);
      expect([url, (await fetch(`${service.url}${url}`)).status]).toEqual([url, 200]);
    }
  }

  it.each([
    ['replaced', (id: number) => `/upload/files/${id}/replace`],
    ['cropped', (id: number) => `/upload?id=${id}`],
  ])('PIC-02 is where the site reads it, with its copies: %s', async (_what, pathOf) => {
    const before = strays();
    const first = await uploaded(
      'salle.jpg',
      'image/jpeg',
      await (await photograph(700, 500)).jpeg().toBuffer(),
    );
    const [row] = await querySql<{ id: number }>(service.database, 'select id from files where url = $1', [
      first.url,
    ]);
    const content = await (await photograph(660, 420)).jpeg().toBuffer();
    const file = new Blob([new Uint8Array(content)], { type: 'image/jpeg' });
    const answer = await editor.sendForm(
      'POST',
      pathOf(row?.id ?? 0),
      { files: file, fileInfo: '{}' },
      'salle.jpg',
    );

    expect(answer.status, answer.text).toBe(200);
    const image = imageWire.parse(answer.json);
    expect([image.width, image.height]).toEqual([660, 420]);
    expect(image.url).not.toBe(first.url);
    await expectStored(image);
    expect(strays()).toEqual(before);
    // Pages that are still kept show the one before.
    await expectStored(first);
  });

  it.each([
    ['a page', HTML, 'image/jpeg', 'hall.jpg', NOT_AN_IMAGE],
    ['a PDF', PDF, 'application/pdf', 'hall.pdf', 'Une image se remplace par une image, un PDF par un PDF.'],
  ])('PIC-02 by %s is refused, and stays as it was', async (_what, content, type, name, message) => {
    const first = await uploaded(
      'hall.jpg',
      'image/jpeg',
      await (await photograph(340, 200)).jpeg().toBuffer(),
    );
    const [row] = await querySql<{ id: number }>(service.database, 'select id from files where url = $1', [
      first.url,
    ]);
    const other = new Blob([bytes(content)], { type });
    const answer = await editor.sendForm('POST', `/upload/files/${row?.id}/replace`, { files: other }, name);

    expect([answer.status, errorWire.parse(answer.json).error.message]).toEqual([400, message]);
    await expectStored(first);
  });
});

describe('PIC-02 when the folder of media is not the one that the site reads', () => {
  const isUp = async () =>
    valueOf(await scrape(`http://127.0.0.1:${metricsPort}/metrics`), 'meridia_media_up');

  it('PIC-02 it is told, until it is there again', async () => {
    const elsewhere = `${service.mediaFolder}-elsewhere`;
    expect(await isUp()).toBe(1);
    renameSync(service.mediaFolder, elsewhere);
    try {
      await expect.poll(isUp, { timeout: 20_000, interval: 500 }).toBe(0);
    } finally {
      rmSync(service.mediaFolder, { recursive: true, force: true });
      renameSync(elsewhere, service.mediaFolder);
    }
    await expect.poll(isUp, { timeout: 20_000, interval: 500 }).toBe(1);
  });
});
