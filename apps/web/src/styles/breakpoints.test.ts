import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { BREAKPOINTS, IMAGE_WIDTHS } from '@meridia/domain/layout';

const SOURCES = fileURLToPath(new URL('..', import.meta.url));

/** `from` is the first width of the larger layout. */
const ALLOWED = [
  BREAKPOINTS.footerMin,
  BREAKPOINTS.mobileMax + 1,
  BREAKPOINTS.compactNavbarMax + 1,
  IMAGE_WIDTHS.sm + 1,
  BREAKPOINTS.actionIconsMin,
].flatMap((from) => [`min-width: ${from}px`, `max-width: ${from - 1}px`]);

/** Every condition on a width, however it is written. */
function widthConditions(css: string, rule: '@media' | '@container'): string[] {
  return [...css.matchAll(new RegExp(`${rule}[^{]*`, 'g'))].flatMap(
    ([query]) =>
      query.match(/(?:min|max)-width:[^)]*|[^(]*width\s*[<>=][^)]*|[^(]*[<>=]\s*width[^)]*/g) ?? [],
  );
}

/** A part that answers to its own width does so in letters: large letters are a narrow part. */
const IN_LETTERS = /^(?:[\d.]+rem\s*[<>=]+\s*)?width\s*(?:[<>=]+\s*[\d.]+rem)?$/;

const sheets = globSync('**/*.css', { cwd: SOURCES });

describe('breakpoints', () => {
  it('finds the conditions on a width, however they are written', () => {
    expect(
      widthConditions('@media (min-width: 5px) and (max-width:7px) {a{}} @media (width >= 8px) {}', '@media'),
    ).toEqual(['min-width: 5px', 'max-width:7px', 'width >= 8px']);
  });

  it('reads the style sheets', () => {
    expect(sheets).toContain('styles/base.css');
  });

  it.each(sheets)('%s changes only at the widths of the domain', (sheet) => {
    const css = readFileSync(`${SOURCES}/${sheet}`, 'utf8');
    const ofWindow = widthConditions(css, '@media');
    const ofPart = widthConditions(css, '@container');
    expect(ofWindow.filter((condition) => !ALLOWED.includes(condition))).toEqual([]);
    expect(ofPart.filter((condition) => !IN_LETTERS.test(condition))).toEqual([]);
  });
});
