import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { SHARE_DRAWING } from './drawing-version';
import { dayArt, mapArt, pictureArt } from './share-card';
import { aShareCard } from './share-card.fixture';
import type { ShareCard } from './share-card.model';
import { TINT_COLOURS } from './share-colours';
import { shareDrawing } from './share-drawing';
import { readTokens } from './tokens.fixture';

const PIECES = '<svg xmlns="http://www.w3.org/2000/svg">\n<g id="spire-0"/>\n</svg>\n';
const draw = (changes: Partial<ShareCard> = {}, hasLogo = true) =>
  shareDrawing(aShareCard(changes), { pieces: PIECES, hasLogo });
const sum = (svg: string) => createHash('sha256').update(svg).digest('hex').slice(0, 16);

describe('SHARE-01 the drawing', () => {
  it('is another number when it is another drawing: networks keep the old one for ever', () => {
    const all = [
      draw(),
      draw({ kicker: null, note: null }, false),
      draw({ art: dayArt(7, 3) }),
      draw({ art: mapArt([{ name: 'lyon', tint: 'mer' }]) }),
      draw({ art: pictureArt({ url: '/media/a.webp' }) }),
    ];

    expect([SHARE_DRAWING, sum(all.join('\n'))]).toEqual([1, 'ae19ef7db8ae6d12']);
  });

  it.each(Object.entries(TINT_COLOURS))('%s is the colour of its token', (tint, colour) => {
    expect(readTokens()).toContain(`--${tint}: ${colour};`);
  });
});

describe('SHARE-03 the words of the drawing', () => {
  it('hold no text that a font of the machine would write', () => {
    expect(draw({ title: '<script>alert(1)</script> & « co »' })).not.toMatch(/<text|script|font/);
  });

  it('a title that cannot be written leaves the name of the school', () => {
    expect(draw({ title: '学校', note: null })).toBe(draw({ title: 'Meridia', note: null }));
  });

  it('a title of any length is drawn', () => {
    expect(draw({ title: 'mot '.repeat(2000) })).toContain('</svg>');
    expect(draw({ title: 'x'.repeat(5000) })).toContain('</svg>');
  });

  it('the school is named where its logo cannot be shown', () => {
    expect(draw({}, false).length).toBeGreaterThan(draw().length);
  });
});
