import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Itinerary } from './itinerary';

describe('Itinerary', () => {
  it('tells the stops in order, under the words of the person', () => {
    const html = renderToStaticMarkup(
      <Itinerary
        quote="Bien."
        author="Inès"
        stops={[{ place: 'Lille', detail: 'Bachelor' }, { place: 'Nairobi' }]}
      />,
    );
    expect(html).toMatch(/<figure.*<blockquote[^>]*>Bien\.<\/blockquote><figcaption[^>]*>Inès/);
    expect(html.replace(/<[^>]+>/g, ' ')).toMatch(/Lille\s+Bachelor\s+Nairobi/);
  });

  it('stands without stops', () => {
    expect(renderToStaticMarkup(<Itinerary quote="Bien." author="Jade" />)).not.toContain('<ol');
  });
});
