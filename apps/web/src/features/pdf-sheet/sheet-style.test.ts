import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { SCHOOL_LOGOS } from './school-logos.data';
import { INK, TINTS } from './sheet-style';

const WEB = path.join(import.meta.dirname, '../../..');
const tokens = readFileSync(path.join(WEB, 'src/styles/tokens.css'), 'utf8');
const tokenOf = (name: string) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1];

const { encre2, ...inks } = INK;

it.each([
  ...Object.entries(inks),
  ['encre-2', encre2],
  ...Object.entries(TINTS).flatMap(([name, { ground, relief }]) => [
    [name, ground],
    [`${name}-relief`, relief],
  ]),
])('PDF-02 the colour %s is that of the site', (name, colour) => {
  expect(colour).toBe(tokenOf(name ?? ''));
});

it('PDF-02 the logo of a sheet is that of the site', () => {
  const svg = readFileSync(path.join(WEB, 'public/images/logo-meridia.svg'), 'utf8');
  const drawn = Array.from(svg.matchAll(/\bd="([^"]*)"/g), ([, d]) => d);

  expect(SCHOOL_LOGOS.meridia?.paths.map(({ d }) => d)).toEqual(drawn);
  expect(svg).toContain(`viewBox="0 0 ${SCHOOL_LOGOS.meridia?.width} ${SCHOOL_LOGOS.meridia?.height}"`);
});
