import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Breadcrumb } from './breadcrumb';

describe('Breadcrumb', () => {
  it('links to the pages above, and names the page itself', () => {
    const html = renderToStaticMarkup(
      <Breadcrumb
        label="Fil d’Ariane"
        items={[
          { label: 'Accueil', href: '/' },
          { label: 'Formations' },
          { label: 'RI', href: '/programme/ri' },
        ]}
      />,
    );
    expect(html).toContain('<a href="/">Accueil</a>');
    expect(html).toContain('<span>Formations</span>');
    expect(html).toContain('<span aria-current="page">RI</span>');
  });
});
