import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { YearRoute } from './year-route';

describe('YearRoute', () => {
  it('tells the years in order, each with its courses, its text and its facts', () => {
    const html = renderToStaticMarkup(
      <YearRoute
        stops={[
          {
            id: '1',
            title: 'Première année',
            load: '60 ECTS',
            courses: [{ id: 7, label: 'Économie', detail: '48 h' }],
            facts: [],
          },
          {
            id: '2',
            title: 'Deuxième année',
            text: 'Partir.',
            courses: [],
            facts: [{ label: 'Stage', value: '8 semaines' }],
          },
        ]}
      />,
    );
    expect(html).toMatch(/^<ol/);
    expect(html.match(/<ul/g)).toHaveLength(1);
    expect(html.match(/<dl/g)).toHaveLength(1);
    expect(html.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|')).toBe(
      '|Première année|60 ECTS|Économie |48 h|Deuxième année|Partir.|Stage|8 semaines|',
    );
  });
});
