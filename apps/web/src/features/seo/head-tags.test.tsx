import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { HeadTags } from './head-tags';
import type { Metadata } from './metadata.model';

const PLAIN: Metadata = { title: 'Agenda – Meridia', other: {}, properties: {} };
const IMAGE = {
  url: 'https://www.meridia.example/media/a.jpg',
  width: 1200,
  height: 630,
  alt: 'Planisphère',
};
const WHOLE: Metadata = {
  title: 'Agenda – Meridia',
  description: 'Portes ouvertes & conférences',
  robots: { index: false, follow: true },
  alternates: {
    canonical: 'https://www.meridia.example/agenda',
    languages: { fr: 'https://www.meridia.example/agenda', en: 'https://www.meridia.example/en/agenda' },
  },
  openGraph: {
    type: 'website',
    siteName: 'Meridia',
    title: 'Agenda – Meridia',
    url: 'https://www.meridia.example/agenda',
    locale: 'fr_FR',
    images: [IMAGE],
  },
  twitter: { card: 'summary_large_image', site: '@meridia_example' },
  other: { 'theme-color': '#0b2a27' },
  properties: { 'fb:app_id': '42' },
};

const show = (head: Metadata) => renderToStaticMarkup(<HeadTags head={head} />);

describe('the head of a document', () => {
  it.each([
    '<title>Agenda – Meridia</title>',
    '<meta name="description" content="Portes ouvertes &amp; conférences"/>',
    '<meta name="robots" content="noindex, follow"/>',
    '<link rel="canonical" href="https://www.meridia.example/agenda"/>',
    '<link rel="alternate" hrefLang="en" href="https://www.meridia.example/en/agenda"/>',
    '<meta property="og:title" content="Agenda – Meridia"/>',
    '<meta property="og:url" content="https://www.meridia.example/agenda"/>',
    '<meta property="og:site_name" content="Meridia"/>',
    '<meta property="og:image:width" content="1200"/>',
    '<meta property="og:image:alt" content="Planisphère"/>',
    '<meta property="og:type" content="website"/>',
    '<meta name="twitter:card" content="summary_large_image"/>',
    '<meta name="twitter:site" content="@meridia_example"/>',
    '<meta name="theme-color" content="#0b2a27"/>',
    '<meta property="fb:app_id" content="42"/>',
  ])('ENT-01, I18N-02 says %s', (tag) => {
    expect(show(WHOLE)).toContain(tag);
  });

  it('leads programs to the feed of the list', () => {
    const feed = { title: 'Agenda – Meridia', href: '/flux/agenda.xml' };

    expect(show({ ...PLAIN, feed })).toContain(
      '<link rel="alternate" type="application/rss+xml" title="Agenda – Meridia" href="/flux/agenda.xml"/>',
    );
  });

  it('holds the data of the page as they are', () => {
    expect(show({ ...PLAIN, data: '{"a":"\\u003cb"}' })).toContain(
      '<script type="application/ld+json">{"a":"\\u003cb"}</script>',
    );
  });

  it('says nothing that it does not know', () => {
    expect(show(PLAIN)).toBe('<title>Agenda – Meridia</title>');
    expect(show(WHOLE)).not.toContain('og:description');
  });

  it('repeats what the site says to search engines', () => {
    expect(show({ ...PLAIN, robots: 'noindex' })).toContain('<meta name="robots" content="noindex"/>');
  });
});
