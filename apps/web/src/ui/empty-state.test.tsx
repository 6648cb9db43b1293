import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { EmptyState } from './empty-state';

describe('EmptyState', () => {
  it('offers wider searches', () => {
    const html = renderToStaticMarkup(
      <EmptyState title="Aucun résultat" suggestions={[{ href: '/programme', label: 'Tout voir' }]} />,
    );
    expect(html).toContain('<h2>Aucun résultat</h2>');
    expect(html).toMatch(/<a href="\/programme"[^>]*>Tout voir<\/a>/);
  });

  it('has no empty list when there is nothing to offer', () => {
    expect(renderToStaticMarkup(<EmptyState title="Aucun résultat" />)).not.toContain('<ul');
  });
});
