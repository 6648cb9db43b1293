import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Pagination } from './pagination';

const html = renderToStaticMarkup(
  <Pagination
    label="Pagination"
    previous={{ label: 'Précédent', href: null }}
    next={{ label: 'Suivant', href: '/actualites/page/2' }}
    items={[
      { page: 1, href: '/actualites', label: 'Page 1, page actuelle', isCurrent: true },
      { page: 2, href: '/actualites/page/2', label: 'Page 2' },
      'gap',
      { page: 7, href: '/actualites/page/7', label: 'Page 7' },
    ]}
  />,
);

describe('Pagination', () => {
  it('is a navigation with a name', () => {
    expect(html).toMatch(/^<nav aria-label="Pagination"/);
  });

  it('marks the current page, and only that one', () => {
    expect(html.match(/aria-current="page"/g)).toHaveLength(1);
    expect(html).toMatch(/<a href="\/actualites" aria-label="Page 1, page actuelle" aria-current="page"/);
  });

  it('shows the end that leads nowhere as unavailable, and it cannot be followed', () => {
    expect(html).toMatch(/<span role="link" aria-disabled="true"[^>]*>Précédent<\/span>/);
  });

  it('says that the other end is the next page', () => {
    expect(html).toMatch(/<a rel="next" href="\/actualites\/page\/2"[^>]*>Suivant<\/a>/);
  });
});
