import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PageHead } from './page-head';

describe('PageHead', () => {
  it('has the title of the page, and what draws it', () => {
    const html = renderToStaticMarkup(
      <PageHead title="Entrer" lead="En trois semaines." tint="rose" art={<i />} />,
    );
    expect(html).toContain('<h1>Entrer</h1>');
    expect(html).toContain('En trois semaines.');
    expect(html).toContain('<i></i>');
  });

  it('V-12 has no ornament that says nothing of the page', () => {
    expect(renderToStaticMarkup(<PageHead title="Entrer" tint="rose" />)).not.toMatch(/<img|<svg/);
  });

  it('without a tint is plain: no ornament, and nothing in place of what is missing', () => {
    const html = renderToStaticMarkup(<PageHead title="Mentions légales" lead={null} eyebrow={null} />);
    expect(html).not.toContain('<img');
    expect(html).not.toContain('<p');
  });
});
