import { describe, expect, it } from 'vitest';
import { createDescriptions } from './page-descriptions.ts';
import { faultsOf } from './page-faults.ts';
import { readPage } from './page-content.ts';

const SITE = 'http://site';
const page = (address: string, description: string, head = '') =>
  readPage(
    `<html><head><title>Page</title><meta name="description" content="${description}"/>` +
      `<link rel="canonical" href="${SITE}${address}"/>${head}</head>` +
      `<body><main><h1>Page</h1>${'mot '.repeat(60)}</main></body></html>`,
  );

describe('V-13 the descriptions of pages', () => {
  it.each([
    ['', ['has no description']],
    ['Une phrase.', []],
    ['a'.repeat(165), []],
    ['a'.repeat(166), ['has a description of 166 characters']],
  ])('« %s »', (description, faults) => {
    expect(faultsOf(page('/a', description))).toEqual(faults);
  });

  it('need none where search engines are not to look', () => {
    const hidden = page('/a', '', '<meta name="robots" content="noindex, follow"/>');

    expect(faultsOf(hidden)).toEqual([]);
  });

  it('are of one page only, in a language', () => {
    const descriptions = createDescriptions([SITE]);
    for (const address of ['/a', '/en/a', '/b']) descriptions.check(address, page(address, 'La même.'));
    // The same page at another address.
    descriptions.check('/c', page('/a', 'La même.'));

    expect(descriptions.count()).toBe(3);
    expect(descriptions.faults()).toEqual([{ address: '/b', fault: 'has the description of /a: La même.' }]);
  });
});
