import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ANCHOR_OFFSET_PX, BOTTOM_CTA_OFFSET, FOOTER_FRAME_HEIGHT } from '@meridia/domain/layout';
import { DISPLAY_DOMAINS } from '@meridia/domain/domains.data';
import { PAPER_COLOUR } from './paper-colour';

const SOURCES = fileURLToPath(new URL('..', import.meta.url));
const read = (name: string) => readFileSync(`${SOURCES}/${name}`, 'utf8');

const tokens = read('styles/tokens.css');
const valueOf = (token: string) => new RegExp(`${token}: ([^;]+);`).exec(tokens)?.[1];

const isHex = (value: string | undefined) => value !== undefined && /^#[0-9a-f]{6}$/.test(value);

function luminance(token: string): number {
  const hex = valueOf(token);
  if (!isHex(hex)) throw new Error(`${token} is not a colour: ${hex}`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(String(hex).slice(at, at + 2), 16) / 255;
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe('tokens', () => {
  it.each([
    ['the room of the bottom actions', '--cta-bas', BOTTOM_CTA_OFFSET],
    ['the offset of an anchor', '--ancre', `${ANCHOR_OFFSET_PX}px`],
    ['the height of the external frame', '--cadre-pied', `${FOOTER_FRAME_HEIGHT}px`],
  ])('%s is the one of the domain', (_sentence, token, value) => {
    expect(valueOf(token)).toBe(value);
  });

  it('the ground of the installed app is that of its pages', () => {
    expect(PAPER_COLOUR).toBe(valueOf('--papier'));
  });

  it.each(DISPLAY_DOMAINS)('the tint $tint has its colour, its relief and its class', ({ tint }) => {
    expect(isHex(valueOf(`--${tint}`)) && isHex(valueOf(`--${tint}-relief`))).toBe(true);
    expect(read('styles/grounds.css')).toContain(`.teinte-${tint} {`);
  });

  it.each([
    ...['--papier', '--craie', '--mer', '--rose', '--paille', '--tilleul'].flatMap((ground) => [
      ['--encre', ground],
      ['--encre-2', ground],
    ]),
    ['--encre', '--vermillon'],
    ['--papier', '--encre'],
    ['--papier', '--encre-3'],
    ['--brume', '--encre'],
    ['--brume', '--encre-3'],
    ['--paille', '--encre'],
    ['--rouge', '--papier'],
    ['--rouge', '--craie'],
    ['--erreur-texte', '--erreur-fond'],
  ])('the text %s can be read on %s', (text = '', ground = '') => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['--blanc', '--papier', '--craie'])('the border of a field is seen on %s', (ground) => {
    expect(contrast('--trait', ground)).toBeGreaterThanOrEqual(3);
  });

  it('every token a sheet reads is defined somewhere', () => {
    const sheets = globSync('**/*.css', { cwd: SOURCES }).map(read);
    const defined = new Set(sheets.flatMap((css) => css.match(/--[\w-]+(?=:)/g) ?? []));
    const asked = sheets.flatMap((css) => [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
    expect(asked.filter((name) => name && !defined.has(name))).toEqual([]);
  });
});
