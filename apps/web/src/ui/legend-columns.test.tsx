import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LegendColumns, LegendText } from './legend-columns';

describe('LegendColumns', () => {
  it('names the facts by their title, before the text', () => {
    const lines = [{ symbol: 'legend-point', label: 'Lieu', value: 'Lyon' } as const];
    const html = renderToStaticMarkup(
      <LegendColumns legend={{ title: 'En bref', titleId: 'en-bref', lines }}>
        <LegendText>Deux places.</LegendText>
      </LegendColumns>,
    );
    expect(html).toMatch(/<aside [^>]*aria-labelledby="en-bref"[^>]*>.*<h2 id="en-bref"/);
    expect(html.indexOf('Lyon')).toBeLessThan(html.indexOf('Deux places.'));
  });
});
