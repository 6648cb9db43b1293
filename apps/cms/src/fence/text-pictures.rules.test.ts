import { describe, expect, it } from 'vitest';
import { picturesInText } from './text-pictures.rules';

const picture = (url: unknown) => ({ type: 'image', image: { url }, children: [{ type: 'text', text: '' }] });

describe('C-01 the pictures inside a rich text', () => {
  it.each([
    ['the file', '/media/1a2b.webp', '/1a2b.webp'],
    ['behind a query', '/media/1a2b.webp?v=/2#/top', '/1a2b.webp'],
    ['at another host', 'https://medias.example/a/1a2b.jpeg', '/1a2b.jpeg'],
    ['without a folder', '1a2b.webp', '/1a2b.webp'],
  ])('C-01 are known by their address: %s', (_what, url, name) => {
    expect(picturesInText([picture(url)])).toEqual([name]);
  });

  it('C-01 are found however deep', () => {
    expect(picturesInText([{ type: 'list', children: [{ children: [picture('/media/a.png')] }] }])).toEqual([
      '/a.png',
    ]);
  });

  it.each([
    null,
    'text',
    3,
    [],
    [null],
    [{ type: 'image', image: null }],
    [picture(undefined)],
    [picture('')],
    [picture('/')],
  ])('C-01 %j holds none', (text) => {
    expect(picturesInText(text)).toEqual([]);
  });
});
