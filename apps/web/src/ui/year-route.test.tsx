import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { YearRoute } from './year-route';

describe('YearRoute', () => {
  it('tells the years in order, each with its courses or its text', () => {
    const html = renderToStaticMarkup(
      <YearRoute
        stops={[
          { id: '1', title: 'Première année', courses: [{ label: 'Économie', detail: '48 h' }] },
          { id: '2', title: 'Septembre', text: 'Le dossier.' },
        ]}
      />,
    );
    expect(html).toMatch(/^<ol/);
    expect(html.match(/<ul/g)).toHaveLength(1);
    expect(html.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|')).toBe(
      '|Première année|Économie |48 h|Septembre|Le dossier.|',
    );
  });
});
