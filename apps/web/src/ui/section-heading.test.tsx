import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SectionHeading } from './section-heading';

describe('SectionHeading', () => {
  it('has the id by which its section names itself', () => {
    expect(renderToStaticMarkup(<SectionHeading id="agenda" title="Agenda" />)).toContain(
      '<h2 id="agenda">Agenda</h2>',
    );
  });

  it('leads to the whole list', () => {
    const html = renderToStaticMarkup(
      <SectionHeading id="agenda" title="Agenda" link={{ href: '/agenda', label: 'Tous les événements' }} />,
    );
    expect(html).toMatch(/<a href="\/agenda".*Tous les événements/);
  });
});
