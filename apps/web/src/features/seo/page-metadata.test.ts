import { NO_RATES } from '@meridia/domain/rates.rules';
import { describe, expect, it } from 'vitest';
import type { Website } from '@/content/website/website.model';
import { errorHead, fullTitle, pageHead } from './page-metadata';

const SHARE_IMAGE = { url: '/media/partage.jpg', width: 1200, height: 630, alt: 'Planisphère', widths: [] };

const WEBSITE: Website = {
  title: 'Meridia – École',
  siteName: 'Meridia',
  siteUrl: 'https://www.meridia.example',
  email: 'contact@meridia.example',
  slogan: null,
  yearlyContribution: null,
  feesPath: null,
  financingPath: null,
  rates: NO_RATES,
  logo: null,
  school: null,
  seo: {
    metaDescription: 'Ce que dit le site.',
    twitterSite: '@meridia_example',
    shareImage: SHARE_IMAGE,
    metas: [
      { type: 'name', key: 'theme-color', value: '#0b2a27' },
      { type: 'name', key: 'description', value: 'Une seconde description' },
      { type: 'property', key: 'og:title', value: 'Meridia – Apprendre à lire le monde' },
      { type: 'property', key: 'og:locale', value: 'fr_CH' },
    ],
  },
  careersLink: null,
  complaintLink: null,
  footerFrame: null,
  mainSiteUrl: null,
};

const PAGE = { title: 'Histoire de l’école', description: 'Depuis 1962.' };
const FRENCH = { locale: 'fr', website: WEBSITE, path: '/ecole/histoire' } as const;
const ENGLISH = { ...FRENCH, locale: 'en' } as const;
const BOTH = { fr: '/mentions-legales', en: '/legal-notices' };

describe('the title of a page', () => {
  it.each([
    ['the name of the site closes it', 'Agenda', 'Meridia', 'Agenda – Meridia'],
    ['once only', 'Histoire de l’école – Meridia', 'Meridia', 'Histoire de l’école – Meridia'],
    [
      'wherever the editor put it',
      'Intégrer Meridia : admissions',
      'Meridia',
      'Intégrer Meridia : admissions',
    ],
    [
      'ROUTE-06 also after the number of a page',
      'Actualités – Meridia – Page 2',
      'Meridia',
      'Actualités – Page 2 – Meridia',
    ],
    ['no settings, no name', 'Agenda', undefined, 'Agenda'],
  ])('%s', (_rule, title, siteName, expected) => {
    expect(fullTitle(title, siteName)).toBe(expected);
  });
});

describe('the head of a page', () => {
  it('ENT-01 the description of the page, else that of the site', () => {
    expect(pageHead(PAGE, FRENCH).description).toBe('Depuis 1962.');
    expect(pageHead({ title: 'Agenda', description: null }, FRENCH).description).toBe('Ce que dit le site.');
  });

  it.each([
    ['French', FRENCH, 'https://www.meridia.example/ecole/histoire'],
    ['English', ENGLISH, 'https://www.meridia.example/en/ecole/histoire'],
    [
      'I18N-04 a French page shown in English',
      { ...ENGLISH, pages: { fr: '/ecole/histoire' } },
      'https://www.meridia.example/ecole/histoire',
    ],
  ])('one address: %s', (_case, context, canonical) => {
    const head = pageHead(PAGE, context);

    expect(head.alternates?.canonical).toBe(canonical);
    expect(head.openGraph?.url).toBe(canonical);
  });

  it('I18N-02 the pair, each at its own address, French for any other language', () => {
    expect(
      pageHead(PAGE, { ...FRENCH, path: '/mentions-legales', pages: BOTH }).alternates?.languages,
    ).toEqual({
      fr: 'https://www.meridia.example/mentions-legales',
      en: 'https://www.meridia.example/en/legal-notices',
      'x-default': 'https://www.meridia.example/mentions-legales',
    });
  });

  it.each([
    ['French alone', FRENCH],
    ['no English version', { ...FRENCH, pages: { fr: '/ecole/histoire' } }],
  ])('I18N-02 no pair: %s', (_case, context) => {
    expect(pageHead(PAGE, context).alternates?.languages).toBeUndefined();
  });

  it('ENT-01, SHARE-01 is shared with its own words, and an image made of them', () => {
    expect(pageHead(PAGE, FRENCH).openGraph).toMatchObject({
      title: 'Histoire de l’école – Meridia',
      description: 'Depuis 1962.',
      siteName: 'Meridia',
      locale: 'fr_CH',
      images: [
        {
          url: expect.stringMatching(
            /^https:\/\/www\.meridia\.example\/partage\/[0-9a-f]{10}\/ecole\/histoire\.jpg$/,
          ),
          alt: 'Histoire de l’école',
          width: 1200,
          height: 630,
        },
      ],
    });
    expect(pageHead(PAGE, FRENCH).twitter).toEqual({ card: 'summary_large_image', site: '@meridia_example' });
  });

  it('SHARE-01 another picture is another image', () => {
    const urlWith = (url: string) =>
      pageHead({ ...PAGE, image: { ...SHARE_IMAGE, url } }, FRENCH).openGraph?.images[0]?.url;

    expect(urlWith('/media/lyon.webp')).not.toBe(urlWith('/media/paris.webp'));
    expect(urlWith('/media/lyon.webp')).toBe(urlWith('/media/lyon.webp'));
  });

  it('ENT-01 one that is not for search engines is shared with the image of the site', () => {
    const robots = { index: false, follow: true };

    expect(pageHead({ ...PAGE, robots }, FRENCH).openGraph).toMatchObject({
      images: [{ url: 'https://www.meridia.example/media/partage.jpg', alt: 'Planisphère' }],
    });
  });

  it('MACH-02 programs are told its own picture, else the one it is shared with', () => {
    const data = ({ image }: { image?: string }) => [{ '@type': 'Thing' as const, image }];
    const image = { ...SHARE_IMAGE, url: '/media/lyon.webp' };

    expect(pageHead({ ...PAGE, image, data }, FRENCH).data).toContain(
      '"image":"https://www.meridia.example/media/lyon.webp"',
    );
    expect(pageHead({ ...PAGE, data }, FRENCH).data).toContain(
      '"image":"https://www.meridia.example/partage/',
    );
  });

  it('ENT-01 the home is shared with the sentence of the site', () => {
    const head = pageHead(PAGE, { ...FRENCH, path: '/' });

    expect(head.openGraph?.title).toBe('Meridia – Apprendre à lire le monde');
  });

  it('ENT-01 the other metas of the site are on every page', () => {
    expect(pageHead(PAGE, FRENCH).other).toEqual({ 'theme-color': '#0b2a27' });
  });

  it('STATE-06 without the settings, what the page knows of itself', () => {
    const head = pageHead(PAGE, { ...FRENCH, website: null });

    expect(head).toMatchObject({ title: 'Histoire de l’école', description: 'Depuis 1962.' });
    expect(head.alternates).toBeUndefined();
    expect(head.openGraph).toBeUndefined();
  });

  it('an error page is never indexed, and has no address', () => {
    const head = errorHead('Accès refusé.', { locale: 'fr', website: WEBSITE });

    expect(head).toMatchObject({ title: 'Accès refusé. – Meridia', robots: { index: false, follow: false } });
    expect(head.alternates).toBeUndefined();
    expect(head.description).toBeUndefined();
  });
});
