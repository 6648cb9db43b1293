import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { aPage } from './stored-page.fixture';
import { decodePage, encodePage, packedBest, plainBytes, toStoredPage, weightOf } from './stored-page';

const HTML = `<!doctype html><p>${'Relations internationales et science politique. '.repeat(200)}</p>`;

describe('a stored page', () => {
  it('is the same in both encodings, and after it was packed again', async () => {
    const page = await aPage({ html: HTML });
    const best = await packedBest(page);

    expect(plainBytes(page).toString()).toBe(HTML);
    expect(brotliDecompressSync(page.br).toString()).toBe(HTML);
    expect(brotliDecompressSync(best.br).toString()).toBe(HTML);
    expect(best.br.length).toBeLessThanOrEqual(page.br.length);
    expect(best.hash).toBe(page.hash);
  });

  it('PDF-04 may be bytes that are no text', async () => {
    const bytes = Buffer.from(Array.from({ length: 512 }, (_, index) => index % 256));
    const page = await toStoredPage(bytes, await aPage());

    expect(plainBytes(page).equals(bytes)).toBe(true);
  });

  it('comes back from Redis as it was', async () => {
    const page = await aPage({ html: HTML, status: 410 });

    expect(decodePage(encodePage(page))).toEqual(page);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['noise', Buffer.from('noise that is no page at all')],
  ])('%s is no page', (_case, bytes) => {
    expect(decodePage(bytes)).toBeNull();
  });

  it.each([40, -1])('bytes that were cut at %d are no page', async (end) => {
    const bytes = encodePage(await aPage({ html: HTML }));

    expect(decodePage(bytes.subarray(0, end))).toBeNull();
  });

  it('weighs what it holds', async () => {
    const page = await aPage({ html: HTML });

    expect(weightOf(page)).toBeGreaterThan(page.br.length + page.gzip.length);
  });
});
