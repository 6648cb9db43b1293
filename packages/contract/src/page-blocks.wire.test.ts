import { describe, expect, it } from 'vitest';
import { PAGE_BLOCK_TYPES } from '@meridia/domain/page-blocks';
import { MISFIT } from './misfit.wire.ts';
import { pageBlockWire, pageLayoutWire } from './page-blocks.wire.ts';

describe('CALL-07 pageLayout', () => {
  it('knows the 15 blocks', () => {
    const known = pageBlockWire.options.map((option) => option.shape.__component.value);
    expect(known).toEqual(PAGE_BLOCK_TYPES.map((type) => `block.${type}`));
  });

  it('a block that does not fit is a misfit that says why, and the others show', () => {
    const quote = { __component: 'block.quote', id: 2, text: 'Oui.', author: 'Léa' };
    const layout = pageLayoutWire.parse([
      { __component: 'block.hero', id: 1 },
      quote,
      { __component: 'block.map', id: 3 },
      'nothing',
    ]);

    expect(layout).toMatchObject([
      { __component: MISFIT, received: 'block.hero', reason: expect.stringContaining('title') },
      { ...quote, anchor: null, role: null },
      { __component: MISFIT, received: 'block.map' },
      { __component: MISFIT, received: '?' },
    ]);
  });

  it('a page without blocks is an empty page', () => {
    expect(pageLayoutWire.parse(null)).toEqual([]);
  });
});
