import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { mediaName } from './media-files';

const pixel = () => sharp({ create: { width: 2, height: 2, channels: 3, background: '#123456' } });
const PDF = Buffer.from('%PDF-1.7\n%âãÏÓ\n', 'latin1');
const HTML = Buffer.from('<!doctype html><script>alert(1)</script>');
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"><script/></svg>');
const EMPTY = Buffer.alloc(0);

describe('a file that is what it says', () => {
  it.each([
    ['image/jpeg', () => pixel().jpeg().toBuffer(), '.jpg'],
    ['image/png', () => pixel().png().toBuffer(), '.png'],
    ['image/webp', () => pixel().webp().toBuffer(), '.webp'],
    ['image/avif', () => pixel().avif().toBuffer(), '.avif'],
    ['application/pdf', () => Promise.resolve(PDF), '.pdf'],
  ])('%s is named by its content', async (type, make, extension) => {
    const content = await make();
    const name = await mediaName(content, type);

    expect(name).toMatch(new RegExp(`^[a-f0-9]{32}\\${extension}$`));
    expect(await mediaName(Buffer.from(content), type)).toBe(name);
  });

  it('another content has another name', async () => {
    const other = Buffer.concat([PDF, Buffer.from('1 0 obj')]);
    expect(await mediaName(other, 'application/pdf')).not.toBe(await mediaName(PDF, 'application/pdf'));
  });
});

describe('a file that is not', () => {
  it.each([
    ['a page that says it is an image', HTML, 'image/jpeg'],
    ['a drawing that says it is an image', SVG, 'image/png'],
    ['a drawing that says what it is', SVG, 'image/svg+xml'],
    ['a page that says what it is', HTML, 'text/html'],
    ['a page that says it is a document', HTML, 'application/pdf'],
    ['a document that says it is an image', PDF, 'image/png'],
    ['nothing', EMPTY, 'image/png'],
    ['no type', PDF, ''],
    ['a name every object has for a type', PDF, 'constructor'],
  ])('%s has no name', async (_sentence, content, type) => {
    expect(await mediaName(content, type)).toBeNull();
  });

  it('an image of another kind has no name', async () => {
    expect(await mediaName(await pixel().png().toBuffer(), 'image/jpeg')).toBeNull();
  });

  it('the first bytes of an image are not an image', async () => {
    const content = await pixel().png().toBuffer();
    expect(await mediaName(content.subarray(0, 8), 'image/png')).toBeNull();
  });
});
