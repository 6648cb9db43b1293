import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NewsTeaser } from './news-teaser';

const news = {
  href: '/actualites/a',
  title: 'Relations internationales',
  date: { dateTime: '2026-11-12', label: '12 novembre 2026' },
  tint: 'rose',
} as const;

describe('NewsTeaser', () => {
  const html = renderToStaticMarkup(<NewsTeaser {...news} />);

  it('is one link, the title, at the level the page asks for', () => {
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).toMatch(/<h3[^>]*><a href="\/actualites\/a">Relations internationales<\/a><\/h3>/);
  });

  it('says its date to machines and to people', () => {
    expect(html).toContain('<time dateTime="2026-11-12">12 novembre 2026</time>');
  });

  it('leaves out what it does not have', () => {
    expect(html).not.toMatch(/<img|<b|<span/);
  });

  it('shows its image, which adds nothing to the title', () => {
    const image = { url: '/media/a.svg', width: 1200, height: 800, alt: '', widths: [] };
    expect(renderToStaticMarkup(<NewsTeaser {...news} image={image} />)).toMatch(
      /<div class="[^"]*teinte-rose"><img[^>]* alt=""/,
    );
  });
});
