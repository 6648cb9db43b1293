import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SPRITE } from './icon-names';
import { LegendList } from './legend-list';

describe('LegendList', () => {
  it('pairs each label, with its sign, and its value', () => {
    const html = renderToStaticMarkup(
      <LegendList
        title="Légende"
        titleId="legende"
        lines={[{ symbol: 'legend-scale', label: 'Durée', value: '3 ans' }]}
      />,
    );
    expect(html).toMatch(/<h2 id="legende"/);
    expect(html).toContain(`${SPRITE}#legend-scale`);
    expect(html).toMatch(/<dt[^>]*><svg[^>]*aria-hidden="true".*Durée<\/dt><dd[^>]*>3 ans<\/dd>/);
  });
});
