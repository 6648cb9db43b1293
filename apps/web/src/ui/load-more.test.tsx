import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LoadMore } from './load-more';

describe('LoadMore', () => {
  it('is a link, so that it works without JavaScript', () => {
    expect(renderToStaticMarkup(<LoadMore href="/programme?page=2" label="Charger 9 de plus" />)).toMatch(
      /<a rel="next" href="\/programme\?page=2"[^>]*>Charger 9 de plus<\/a>/,
    );
  });
});
