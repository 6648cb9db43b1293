import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DateLine } from './date-line';

const event = {
  href: '/agenda/jpo-lyon',
  title: 'Portes ouvertes à Lyon',
  dateTime: '2026-11-28',
  day: '28',
  month: 'nov. 2026',
};

describe('DateLine', () => {
  it('says the date to machines and to people', () => {
    const html = renderToStaticMarkup(<DateLine {...event} />);
    expect(html).toContain('<time dateTime="2026-11-28"');
    expect(html.replace(/<[^>]+>/g, '')).toContain('28 nov. 2026');
  });

  it('names the event in the link that signs up for it', () => {
    const html = renderToStaticMarkup(
      <DateLine {...event} signUp={{ href: '/inscription', label: 'S’inscrire' }} />,
    );
    const link = /<a href="\/inscription".*?<\/a>/.exec(html)?.[0] ?? '';
    expect(link.replace(/<[^>]+>/g, '')).toBe('S’inscrire : Portes ouvertes à Lyon');
  });

  it('has no link to sign up when the event has none', () => {
    expect(renderToStaticMarkup(<DateLine {...event} />).match(/<a /g)).toHaveLength(1);
  });
});
