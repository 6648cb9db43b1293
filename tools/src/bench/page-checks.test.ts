import { describe, expect, it } from 'vitest';
import { isOver, TITLE, toChecks, toLine } from './page-checks.ts';
import { BUDGET } from './page-budgets.data.ts';

const PAGE = { name: 'contact', path: '/contact', budget: { html: 12 }, before: { ...BUDGET, html: 31.04 } };

describe('a page against its budget', () => {
  it.each([
    ['what is at the limit is within it', { html: 12 }, [false]],
    ['its own limit counts before that of all pages', { html: 12.1 }, [true]],
    ['the limit of all pages counts for the rest', { scripts: BUDGET.scripts + 0.1 }, [true]],
    ['what cannot be measured has no check', {}, []],
    ['a figure that is no number is over budget', { head: NaN }, [true]],
  ])('%s', (_case, figures, over) => {
    expect(toChecks(PAGE, { figures, culprits: {} }).map(isOver)).toEqual(over);
  });

  it('is a line with the figure of the engine before beside it', () => {
    const [html] = toChecks(PAGE, { figures: { html: 9.16 }, culprits: {} });
    expect(html && toLine(html)).toMatch(/^contact +HTML as sent, kB +9\.2 +12\.0 +31\.0$/);
    expect(html && toLine(html).length).toBe(TITLE.length);
  });

  it('says what moved', () => {
    const [shift] = toChecks(PAGE, { figures: { shift390: 0.01 }, culprits: { shift390: 'h1 « Titre »' } });
    expect(shift && toLine(shift)).toMatch(/0\.0100 +0\.0010 +0\.0010 +OVER BUDGET h1 « Titre »$/);
  });
});
