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

/** Every condition on a width, and every `@media` line that names a width in some other way. */
function widthConditions(css: string): string[] {
  return [...css.matchAll(/@(?:media|container)[^{]*/g)].flatMap(
    ([query]) => query.match(/(?:min|max)-width:[^)]*|width\s*[<>=][^)]*|[<>=]\s*width[^)]*/g) ?? [],
  );
}

const sheets = globSync('**/*.css', { cwd: SOURCES });

describe('breakpoints', () => {
  it('finds the conditions on a width, however they are written', () => {
    expect(
      widthConditions('@media (min-width: 5px) and (max-width:7px) {a{}} @media (width >= 8px) {}'),
    ).toEqual(['min-width: 5px', 'max-width:7px', 'width >= 8px']);
  });

  it('reads the style sheets', () => {
    expect(sheets).toContain('styles/base.css');
  });

  it.each(sheets)('%s changes only at the widths of the domain', (sheet) => {
    const conditions = widthConditions(readFileSync(`${SOURCES}/${sheet}`, 'utf8'));
    expect(conditions.filter((condition) => !ALLOWED.includes(condition))).toEqual([]);
  });
});
