import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { PRELOADED_FONT } from './preloaded-font';

const css = readFileSync(fileURLToPath(new URL('fonts.css', import.meta.url)), 'utf8');
const tokens = readFileSync(fileURLToPath(new URL('tokens.css', import.meta.url)), 'utf8');
const PUBLIC = fileURLToPath(new URL('../../public', import.meta.url));

const faces = css.match(/@font-face \{[^}]*\}/g) ?? [];
const files = [...css.matchAll(/url\('([^']+)'\)/g)].map(([, url]) => url);

describe('fonts', () => {
  it('come from our own address, as files that exist', () => {
    expect(files).toHaveLength(2);
    expect(files.filter((file) => !existsSync(`${PUBLIC}${file}`))).toEqual([]);
  });

  it('the preloaded one is one the sheet uses', () => {
    expect(files).toContain(PRELOADED_FONT);
  });

  it('never hide the text while they load', () => {
    expect(faces.filter((face) => face.includes('url(') && !face.includes('font-display: swap'))).toEqual([]);
  });

  it('every fallback is adjusted, and named by a token', () => {
    const fallbacks = faces.filter((face) => face.includes('local('));
    expect(fallbacks.length).toBeGreaterThan(0);
    for (const face of fallbacks) {
      expect(face).toMatch(/size-adjust: [\d.]+%;\s+ascent-override: [\d.]+%;\s+descent-override: [\d.]+%/);
      expect(tokens).toContain(/font-family: ('[^']+')/.exec(face)?.[1]);
    }
  });
});
