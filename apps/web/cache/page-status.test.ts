import { describe, expect, it } from 'vitest';
import { askedStatus } from './page-status.ts';

describe('askedStatus', () => {
  it.each([
    ['a page that is gone', '<head><meta name="x-status" content="410"/></head>', 410],
    ['a page like any other', '<head><meta name="robots" content="410"/></head>', undefined],
    ['no error', '<meta name="x-status" content="200"/>', undefined],
    ['no status at all', '<meta name="x-status" content="gone"/>', undefined],
    ['words of the content', '<p>&lt;meta name="x-status" content="410"/&gt;</p>', undefined],
    ['the data of a script', String.raw`<script>["\u003cmeta name=\"x-status\"…"]</script>`, undefined],
  ])('%s', (_rule, html, status) => {
    expect(askedStatus(html)).toBe(status);
  });
});
