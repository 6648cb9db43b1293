import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { OrdinalText } from './ordinal-text';

describe('OrdinalText', () => {
  it.each([
    ['1re année', '1<sup>re</sup> année'],
    ['du 1er au 12e jour', 'du 1<sup>er</sup> au 12<sup>e</sup> jour'],
    ['Year 1', 'Year 1'],
    ['2026', '2026'],
    ['3 euros, 4en', '3 euros, 4en'],
    ['', ''],
  ])('%s', (text, html) => {
    expect(renderToStaticMarkup(<OrdinalText text={text} />)).toBe(html);
  });
});
