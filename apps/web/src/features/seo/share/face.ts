import interfaceData from './interface-face.json';
import titleData from './title-face.json';

type FaceData = {
  unitsPerEm: number;
  glyphs: Readonly<Record<string, string>>;
  kerning: Readonly<Record<string, string>>;
};
type Glyph = { advance: number; outline: string };

/** Letters that have no mark to take off, and what the fonts lack of punctuation. */
const STAND_INS: Readonly<Record<string, string>> = {
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  Ħ: 'H',
  ħ: 'h',
  ẞ: 'SS',
  '\u00a0': ' ',
  '\u2007': ' ',
  '\u202f': ' ',
  '\u2009': ' ',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '–',
  '\u2015': '—',
  ʼ: '’',
  '→': '–',
};

function readGlyph(written: string): Glyph {
  const [, advance, outline = ''] = /^(\d+) ?(.*)$/.exec(written) ?? [];
  return { advance: Number(advance), outline };
}

/** « Tv:-42 »: the second letters, then the distance. */
function readKerning(written: string): [second: string, distance: number][] {
  return written.split(' ').flatMap((group) => {
    const colon = group.lastIndexOf(':');
    const distance = Number(group.slice(colon + 1));
    return [...group.slice(0, colon)].map((second): [string, number] => [second, distance]);
  });
}

/** A font as outlines: it measures and draws without any font of the machine. `tracking` is in parts of the size. */
function createFace({ unitsPerEm, glyphs, kerning }: FaceData, tracking: number) {
  const known = new Map(Object.entries(glyphs).map(([letter, written]) => [letter, readGlyph(written)]));
  const pairs = new Map(
    Object.entries(kerning).flatMap(([first, written]) =>
      readKerning(written).map(([second, distance]): [string, number] => [`${first}${second}`, distance]),
    ),
  );

  /** A letter that the font has, or what can stand for it; nothing for what it cannot write. */
  function standIn(letter: string): string {
    if (known.has(letter)) return letter;
    const bare = STAND_INS[letter] ?? letter.normalize('NFKD').replace(/\p{M}/gu, '');
    return [...bare].filter((one) => known.has(one)).join('');
  }

  const writable = (text: string): string[] => [...[...text.normalize('NFC')].map(standIn).join('')];

  /** Where each letter stands, and where the text ends, in units of the font. */
  function place(text: string): { letters: { glyph: Glyph; at: number }[]; end: number } {
    let at = 0;
    const written = writable(text);
    const letters = written.flatMap((letter, rank) => {
      const glyph = known.get(letter);
      if (!glyph) return [];
      const placed = { glyph, at };
      const kern = pairs.get(`${letter}${written[rank + 1] ?? ''}`) ?? 0;
      at += glyph.advance + kern + (rank < written.length - 1 ? tracking * unitsPerEm : 0);
      return [placed];
    });
    return { letters, end: at };
  }

  return {
    /** Whether anything of a text would be seen. */
    canWrite: (text: string): boolean => writable(text).some((letter) => letter.trim() !== ''),
    /** In parts of the size. */
    widthOf: (text: string): number => place(text).end / unitsPerEm,
    /** As shapes, from a point of the line on. */
    draw(text: string, { x, y, size, fill }: { x: number; y: number; size: number; fill: string }): string {
      const scale = size / unitsPerEm;
      const shapes = place(text)
        .letters.filter(({ glyph }) => glyph.outline !== '')
        .map(({ glyph, at }) => `<path transform="translate(${Math.round(at)})" d="${glyph.outline}"/>`);
      return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${shapes.join('')}</g>`;
    },
  };
}

/** As the site writes its titles and its interface. */
export const TITLE_FACE = createFace(titleData, -0.02);
export const INTERFACE_FACE = createFace(interfaceData, 0);
