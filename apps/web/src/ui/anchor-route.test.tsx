import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AnchorRoute } from './anchor-route';

describe('AnchorRoute', () => {
  it('says where the reader is', () => {
    const html = renderToStaticMarkup(
      <AnchorRoute
        label="Dans cette page"
        anchors={[
          { href: '#objectifs', label: 'Objectifs', state: 'passed' },
          { href: '#formation', label: 'Formation', state: 'current' },
          { href: '#tarif', label: 'Tarif' },
        ]}
      />,
    );
    expect(html).toMatch(/^<nav aria-label="Dans cette page"/);
    expect(html.match(/aria-current/g)).toHaveLength(1);
    expect(html).toMatch(/href="#formation" aria-current="location"/);
  });
});
