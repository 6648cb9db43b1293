import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PageHead } from './page-head';

describe('PageHead', () => {
  it('has the title of the page, and its ornament says nothing', () => {
    const html = renderToStaticMarkup(<PageHead title="Entrer" lead="En trois semaines." tint="rose" />);
    expect(html).toContain('<h1>Entrer</h1>');
    expect(html).toContain('En trois semaines.');
    expect(html).toMatch(/<img [^>]*spires-rose[^>]* alt=""/);
  });

  it('without a tint is plain: no ornament, and nothing in place of what is missing', () => {
    const html = renderToStaticMarkup(<PageHead title="Mentions légales" lead={null} eyebrow={null} />);
    expect(html).not.toContain('<img');
    expect(html).not.toContain('<p');
  });
});
