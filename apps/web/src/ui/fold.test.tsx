import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Fold } from './fold';

it('PAGE-04 keeps the rest of a list in the page, folded', () => {
  const html = renderToStaticMarkup(<Fold label="Charger 6 formations de plus">Le reste</Fold>);
  expect(html).toMatch(
    /<details[^>]*><summary[^>]*>Charger 6 formations de plus<\/summary>Le reste<\/details>/,
  );
  expect(html).not.toContain('open');
});
