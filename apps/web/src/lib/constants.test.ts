import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { ANCHOR_OFFSET_PX, BOTTOM_CTA_OFFSET, BREAKPOINTS, IMAGE_WIDTHS } from '@meridia/domain/layout';
import * as timings from '@meridia/domain/timings';

const SOURCES = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(`${SOURCES}/${path}`, 'utf8');

/** Tables are data: the size of a drawing may be any number. */
const NO_SOURCE = /\.(?:test|fixture|data)\.tsx?$/;
const scripts = globSync('**/*.{ts,tsx}', { cwd: SOURCES }).filter((path) => !NO_SOURCE.test(path));
const sheets = globSync('**/*.css', { cwd: SOURCES });

const WIDTHS = [...Object.values(IMAGE_WIDTHS), ...Object.values(BREAKPOINTS)].flatMap((px) => [px, px + 1]);
/** 100 and 200 are also counts and statuses: those are only wrong as a delay. */
const ORDINARY_MAX = 200;
const CONSTANTS = [...WIDTHS, ...Object.values(timings), ANCHOR_OFFSET_PX].filter(
  (one) => one > ORDINARY_MAX,
);

const TIMERS = ['setTimeout', 'setInterval'];

function isArgumentThatIsNamedElsewhere(node: ts.NumericLiteral): boolean {
  const { parent } = node;
  if (!ts.isCallExpression(parent)) return false;
  const name = parent.expression.getText();
  // `getUpcomingEvents(locale, 3)`: how many are stored or shown is a constant too (CONST-03).
  return (TIMERS.includes(name) && node.text !== '0') || /^get[A-Z]/.test(name);
}

/** The constants of CONST-01 to CONST-03 that a script writes again, as they stand in it. */
function findCopies(name: string, script: string): string[] {
  const source = ts.createSourceFile(name, script, ts.ScriptTarget.Latest, true);
  const copies: string[] = [];
  function visit(node: ts.Node): void {
    const isCopy =
      ts.isNumericLiteral(node) &&
      (CONSTANTS.includes(Number(node.text)) || isArgumentThatIsNamedElsewhere(node));
    const hasCopy =
      (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateTail(node)) &&
      (node.text.includes(BOTTOM_CTA_OFFSET) || node.text.includes(`${ANCHOR_OFFSET_PX}px`));
    if (isCopy || hasCopy) copies.push(node.parent.getText());
    ts.forEachChild(node, visit);
  }
  visit(source);
  return copies;
}

/** « (min-width: 901px) » in the `sizes` of an image: a query cannot read a constant, so it is compared with it. */
function strayWidths(script: string): string[] {
  const conditions = [...script.matchAll(/(?:min|max)-width: (\d+)px/g)];
  return conditions.filter(([, px]) => !WIDTHS.includes(Number(px))).map(([condition]) => condition);
}

describe('CONST-04 the constants of the specification', () => {
  it('the search finds a copy, however it is written', () => {
    const script = [
      'const offset = 250;',
      'const toast = 5_000;',
      "const room = '3.3rem';",
      'if (innerWidth <= 900) open();',
      'setTimeout(scroll, 100);',
      'getUpcomingEvents(locale, 3);',
      'setTimeout(scroll, 0);',
      'const level = 3;',
    ].join('\n');
    expect(findCopies('planted.ts', script)).toEqual([
      'offset = 250',
      'toast = 5_000',
      "room = '3.3rem'",
      'innerWidth <= 900',
      'setTimeout(scroll, 100)',
      'getUpcomingEvents(locale, 3)',
    ]);
    expect(strayWidths("sizes = '(min-width: 901px) 33vw, (min-width: 950px) 50vw'")).toEqual([
      'min-width: 950px',
    ]);
  });

  it('CONST-04 stand in the domain: no script of the site writes one again', () => {
    expect(scripts).toContain('lib/paths.ts');
    expect(scripts.flatMap((path) => findCopies(path, read(path)).map((copy) => `${path}: ${copy}`))).toEqual(
      [],
    );
  });

  it('CONST-04 a width that a script must spell out is one of the domain', () => {
    expect(scripts.flatMap((path) => strayWidths(read(path)).map((copy) => `${path}: ${copy}`))).toEqual([]);
  });

  it('CONST-04 no sheet writes a length again: each reads the token, which is compared with the domain', () => {
    const length = new RegExp(
      `(?<![\\d.])(?:${ANCHOR_OFFSET_PX}px|${BOTTOM_CTA_OFFSET.replace('.', '\\.')})`,
    );
    expect(sheets.filter((path) => length.test(read(path)))).toEqual(['styles/tokens.css']);
  });
});
