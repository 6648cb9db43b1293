import { describe, expect, it } from 'vitest';
import {
  sitemapIndexText,
  sitemapPart,
  SITEMAP_PART_MAX,
  sitemapText,
  type SitemapEntry,
} from './sitemap.rules';

const absolute = (path: string) => `https://www.meridia.example${path}`;
const FRENCH: SitemapEntry = { paths: { fr: '/vae' }, changedAt: { fr: '2026-11-01T08:00:00Z' } };
const BOTH: SitemapEntry = {
  paths: { fr: '/mentions-legales', en: '/legal-notices' },
  changedAt: { fr: '2026-11-02T08:00:00Z', en: '2026-11-03T08:00:00Z' },
};

describe('MACH-01 a part of the sitemap', () => {
  it('names a page of one language once, with its last change and no pair', () => {
    expect(sitemapText([FRENCH], absolute)).toContain(
      '\n<url><loc>https://www.meridia.example/vae</loc><lastmod>2026-11-01T08:00:00Z</lastmod></url>\n',
    );
  });

  it('I18N-02 names each page of a pair, and on each of them both', () => {
    const links =
      '<xhtml:link rel="alternate" hreflang="fr" href="https://www.meridia.example/mentions-legales"/>' +
      '<xhtml:link rel="alternate" hreflang="en" href="https://www.meridia.example/en/legal-notices"/>' +
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://www.meridia.example/mentions-legales"/>';
    const text = sitemapText([BOTH], absolute);

    expect(text).toContain(`mentions-legales</loc><lastmod>2026-11-02T08:00:00Z</lastmod>${links}</url>`);
    expect(text).toContain(`en/legal-notices</loc><lastmod>2026-11-03T08:00:00Z</lastmod>${links}</url>`);
  });

  it('says nothing of a date that nobody knows, and writes any address as XML', () => {
    expect(sitemapText([{ paths: { fr: '/a?b=1&c' }, changedAt: {} }], absolute)).toContain(
      '<url><loc>https://www.meridia.example/a?b=1&amp;c</loc></url>',
    );
  });
});

describe('the parts of the sitemap', () => {
  const many = Array.from({ length: SITEMAP_PART_MAX + 1 }, () => FRENCH);

  it('are cut, and the list names each with the latest change of its pages', () => {
    const text = sitemapIndexText(
      new Map([
        ['pages', [FRENCH, BOTH]],
        ['actualites', many],
        ['blog', []],
      ]),
      absolute,
    );

    expect(text.match(/<sitemap>.*/g)).toEqual([
      '<sitemap><loc>https://www.meridia.example/sitemaps/pages.xml</loc><lastmod>2026-11-03T08:00:00Z</lastmod></sitemap>',
      '<sitemap><loc>https://www.meridia.example/sitemaps/actualites.xml</loc><lastmod>2026-11-01T08:00:00Z</lastmod></sitemap>',
      '<sitemap><loc>https://www.meridia.example/sitemaps/actualites-2.xml</loc><lastmod>2026-11-01T08:00:00Z</lastmod></sitemap>',
    ]);
  });

  it.each([
    [1, SITEMAP_PART_MAX],
    [2, 1],
    [3, undefined],
  ])('number %i', (number, count) => {
    expect(sitemapPart(many, number)?.length).toBe(count);
  });
});
