import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RouteLink } from './route-link';

describe('RouteLink', () => {
  it('is named by its label and its context', () => {
    const html = renderToStaticMarkup(
      <RouteLink href="/agenda/a" label="S’inscrire" context="Portes ouvertes à Lyon" />,
    );
    expect(html.replace(/<[^>]+>/g, '')).toBe('S’inscrire : Portes ouvertes à Lyon');
  });
});
