import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AnchorRoute } from './anchor-route';

describe('AnchorRoute', () => {
  it('leads to the sections of the page, and says nothing of the reader before a script knows', () => {
    const html = renderToStaticMarkup(
      <AnchorRoute
        label="Dans cette page"
        anchors={[
          { id: 'objectifs', label: 'Objectifs' },
          { id: 'formation', label: 'Formation' },
        ]}
      />,
    );
    expect(html).toMatch(/^<nav aria-label="Dans cette page"/);
    expect(html.match(/href="[^"]+"/g)).toEqual(['href="#objectifs"', 'href="#formation"']);
    expect(html).not.toContain('aria-current');
  });
});
