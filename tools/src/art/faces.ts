import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as harfbuzz from 'harfbuzzjs';
import { decompress } from 'woff2-encoder';
import { REPOSITORY } from '../services/repository.ts';

const FONT = 'apps/web/public/fonts/bricolage-grotesque-latin.woff2';
const FOLDER = 'apps/web/src/features/seo/share';

/** As the tokens write titles (`--gras`, `--etroit`) and the interface (`--demi`, `--moyen`). */
const FACES = { title: { wght: 720, wdth: 78 }, interface: { wght: 600, wdth: 88 } };

/** What is written side by side in French and English; of the rest, no pair is worth its bytes. */
const KERNED =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789ÀÂÇÉÈÊËÎÏÔŒÙÛÜàâçéèêëîïôœùûü.,:;!?-–’«»()/&%€';

/** What a browser never draws: of a mark that stands on another letter, its letter is enough. */
const isWritten = (code: number) =>
  code >= 0x20 && code !== 0xa0 && code !== 0x200b && !(code >= 0x300 && code < 0x370);

function advanceOf(font: harfbuzz.Font, text: string): number {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer, [new harfbuzz.Feature('liga', 0)]);
  return buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
}

const wholeNumbers = (outline: string) =>
  outline.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))));

/** « 519 M12,0L149,660… »: how far a letter leads, then its outline, upwards from the line. */
function glyphs(face: harfbuzz.Face, font: harfbuzz.Font): Record<string, string> {
  const codes = [...face.collectUnicodes()].filter(isWritten).toSorted((one, other) => one - other);
  return Object.fromEntries(
    codes.map((code) => {
      const glyph = font.nominalGlyph(code) ?? 0;
      const outline = wholeNumbers(font.glyphToPath(glyph));
      return [String.fromCodePoint(code), `${font.glyphHAdvance(glyph)} ${outline}`.trim()];
    }),
  );
}

/** By the first letter of a pair: « Tv:-42 » for each distance, with the second letters that it is the distance of. */
function kerning(font: harfbuzz.Font): Record<string, string> {
  const letters = [...KERNED];
  const alone = new Map(letters.map((letter) => [letter, advanceOf(font, letter)]));
  const pairs: Record<string, string> = {};
  for (const first of letters) {
    const byDistance = new Map<number, string>();
    for (const second of letters) {
      const width = (alone.get(first) ?? 0) + (alone.get(second) ?? 0);
      const distance = advanceOf(font, first + second) - width;
      if (distance !== 0) byDistance.set(distance, `${byDistance.get(distance) ?? ''}${second}`);
    }
    const groups = [...byDistance].map(([distance, seconds]) => `${seconds}:${distance}`);
    if (groups.length > 0) pairs[first] = groups.join(' ');
  }
  return pairs;
}

/**
 * The letters of the site as outlines, one file for each width and weight: share images are drawn from them, on machines that have
 * no font at all.
 */
export async function faceFiles(): Promise<Record<string, string>> {
  const bytes = await decompress(await readFile(path.join(REPOSITORY, FONT)));
  const face = new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(bytes).buffer));
  return Object.fromEntries(
    Object.entries(FACES).map(([name, axes]) => {
      const font = new harfbuzz.Font(face);
      font.setVariations(Object.entries(axes).map(([tag, value]) => new harfbuzz.Variation(tag, value)));
      const written = { unitsPerEm: face.upem, glyphs: glyphs(face, font), kerning: kerning(font) };
      return [`${FOLDER}/${name}-face.json`, `${JSON.stringify(written, null, 2)}\n`];
    }),
  );
}
