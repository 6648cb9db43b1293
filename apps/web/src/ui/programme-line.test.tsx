import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ProgrammeLine } from './programme-line';

const programme = {
  href: '/programme/ri',
  title: 'Relations internationales',
  kind: 'Bachelor',
  tint: 'mer',
  facts: [{ label: 'Rythme', value: 'Initial' }],
} as const;

describe('ProgrammeLine', () => {
  const html = renderToStaticMarkup(<ProgrammeLine {...programme} />);

  it('is one link, the title, at the level the page asks for', () => {
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).toMatch(/<h3[^>]*><a href="\/programme\/ri">Relations internationales<\/a><\/h3>/);
  });

  it('pairs each fact with its name', () => {
    expect(html).toContain('<dt>Rythme</dt><dd>Initial</dd>');
  });
});
