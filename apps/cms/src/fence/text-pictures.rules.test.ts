import { describe, expect, it } from 'vitest';
import { picturesInText } from './text-pictures.rules';

const picture = (url: unknown) => ({ type: 'image', image: { url }, children: [{ type: 'text', text: '' }] });

describe('C-01 the pictures inside a rich text', () => {
  it.each([
    ['the file', '/media/salle_1a2b.webp', ['salle_1a2b', '1a2b']],
    ['a smaller copy', '/media/small_salle_1a2b.webp', ['small_salle_1a2b', 'salle_1a2b']],
    ['behind a query', '/media/salle.webp?v=2#top', ['salle']],
    ['at another host', 'https://medias.example/a/salle.jpeg', ['salle']],
    ['without an extension', '/media/salle', ['salle']],
  ])('C-01 are known by their address: %s', (_what, url, hashes) => {
    expect(picturesInText([picture(url)])).toEqual(hashes.map((hash) => ({ hash })));
  });

  it('C-01 are found however deep', () => {
    expect(picturesInText([{ type: 'list', children: [{ children: [picture('/media/a.png')] }] }])).toEqual([
      { hash: 'a' },
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
  ])('C-01 %j holds none', (text) => {
    expect(picturesInText(text)).toEqual([]);
  });
});
