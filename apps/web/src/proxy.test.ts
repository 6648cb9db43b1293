import { describe, expect, it } from 'vitest';
import { LIST_FILTERS, PAGE_PARAMETER } from '@meridia/domain/list-filters';
import { config } from './proxy';

describe('the pages that the proxy sees', () => {
  it('are asked for by every filter, and by the page', () => {
    const keys = config.matcher.flatMap(({ has }) => has.map(({ key }) => key));
    const names = Object.values(LIST_FILTERS).flatMap((filters) => Object.keys(filters));
    expect(new Set(keys)).toEqual(new Set([...names, PAGE_PARAMETER]));
  });

  it('are every list', () => {
    const lists = Object.keys(LIST_FILTERS).join('|');
    for (const { source } of config.matcher) expect(source).toBe(`/:locale(en)?/:list(${lists})`);
  });
});
