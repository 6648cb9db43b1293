import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { HeadTags } from '@/features/seo/head-tags';
import { PRELOADED_FONT } from '@/styles/preloaded-font';
import { Document } from './document';

beforeAll(() => {
  vi.stubEnv('SITE_KEY', 'meridia');
  vi.stubEnv('CONTENT_API_URL', 'https://content.invalid');
  vi.stubEnv('CONTENT_USERNAME', 'site');
  vi.stubEnv('CONTENT_PASSWORD', 'secret');
  vi.stubEnv('MEDIA_DIR', '/srv/media');
});
afterAll(() => vi.unstubAllEnvs());

function draw(): string {
  const answered = {
    status: 200,
    lang: 'en',
    name: 'home',
    head: <HeadTags head={{ title: 'Home', other: { 'theme-color': '#0b2a27' }, properties: {} }} />,
    body: <img src="/images/hero.avif" alt="" fetchPriority="high" />,
    frameOrigins: [],
    hasFormThatLeaves: false,
  } as const;
  const assets = {
    script: '/_site/frame.js',
    imports: ['/_site/shared.js'],
    styles: ['/_site/frame.css', '/_site/home.css'],
  };
  return renderToStaticMarkup(<Document answered={answered} assets={assets} />);
}

describe('the document of a page', () => {
  it.each([
    '<html lang="en">',
    '<meta charSet="utf-8"/>',
    'content="width=device-width, initial-scale=1, viewport-fit=cover"',
    '<title>Home</title>',
    '<meta name="theme-color" content="#0b2a27"/>',
    '<link rel="manifest" href="/manifest.webmanifest"/>',
    '<link rel="icon" href="/icons/meridia/favicon.svg"/>',
    '<link rel="apple-touch-icon" href="/icons/meridia/apple-touch-180.png"/>',
    '<script type="module" src="/_site/frame.js"></script>',
    '<link rel="modulepreload" href="/_site/shared.js"/>',
  ])('says %s in its head', (tag) => {
    const [head = ''] = draw().split('</head>');
    expect(head).toContain(tag);
  });

  it('has its charset first, then its sheets in order, and the font after them', () => {
    const html = draw();
    const font = `<link rel="preload" href="${PRELOADED_FONT}" as="font" type="font/woff2"`;
    const places = ['<meta charSet', '/_site/frame.css', '/_site/home.css', font, '</head>'].map((part) =>
      html.indexOf(part),
    );

    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(html.startsWith('<html lang="en"><head><meta charSet="utf-8"/>')).toBe(true);
  });
});
