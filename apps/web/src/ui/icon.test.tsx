import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Icon } from './icon';
import { ICON_NAMES, LEGEND_SYMBOLS, SPRITE } from './icon-names';

const sprite = readFileSync(fileURLToPath(new URL('../../public/icons/sprite.svg', import.meta.url)), 'utf8');
const symbols = (viewBox: string) =>
  [...sprite.matchAll(/<symbol id="([^"]+)" viewBox="([^"]+)"/g)]
    .filter(([, , box]) => box === viewBox)
    .map(([, id]) => id);

describe('the sprite', () => {
  it('holds every icon, and no other', () => {
    expect(symbols('0 0 24 24').toSorted()).toEqual([...ICON_NAMES].toSorted());
  });

  it('holds every sign of a legend, and no other', () => {
    expect(symbols('0 0 28 18').toSorted()).toEqual([...LEGEND_SYMBOLS].toSorted());
  });

  it('has nothing but these two kinds', () => {
    expect(sprite.match(/<symbol/g)).toHaveLength(ICON_NAMES.length + LEGEND_SYMBOLS.length);
  });

  it('has an address that changes with its content', () => {
    const mark = createHash('sha256').update(sprite).digest('hex').slice(0, 8);
    expect(SPRITE).toBe(`/icons/sprite.svg?v=${mark}`);
  });
});

describe('Icon', () => {
  it('is silent beside a text', () => {
    const html = renderToStaticMarkup(<Icon name="route" />);
    expect(html).toContain('aria-hidden="true"');
    expect(html).toContain(`href="${SPRITE}#route"`);
  });

  it('has a name where it stands alone', () => {
    const html = renderToStaticMarkup(<Icon name="close" label="Fermer" />);
    expect(html).toContain('role="img" aria-label="Fermer"');
    expect(html).not.toContain('aria-hidden');
  });
});
