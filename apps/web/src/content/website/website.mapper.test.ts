import { describe, expect, it } from 'vitest';
import { aWebsite } from '@meridia/contract/website-settings.fixture';
import { toWebsite } from './website.mapper';

describe('the settings of the site', () => {
  const website = toWebsite(aWebsite());

  it('name the first school, with the networks that are visible', () => {
    expect(website.school).toMatchObject({
      phone: { text: '01 99 00 10 62', href: 'tel:+33199001062' },
      social: [{ network: 'Instagram', href: 'https://social.meridia.example/instagram' }],
    });
  });

  it('a logo without a size has that of the site', () => {
    expect(website.school?.logo).toEqual({
      url: '/images/logo-blanc.svg',
      alt: 'Meridia',
      width: 168,
      height: 48,
    });
  });

  it('hold the links to other sites', () => {
    expect(website).toMatchObject({
      careersLink: {
        href: 'https://carrieres.meridia.example',
        label: 'Travailler à Meridia',
        opensNewTab: true,
      },
      footerFrame: { url: 'https://reseau.meridia.example/footer.html', isCookieFree: false },
      mainSiteUrl: 'https://reseau.meridia.example',
    });
  });

  it('do without what a school has not filled in', () => {
    expect(toWebsite(aWebsite({ schools: [], seo: null, externalLinks: null, logo: null }))).toMatchObject({
      logo: null,
      school: null,
      seo: { metaDescription: null, shareImage: null, metas: [] },
      careersLink: null,
      complaintLink: null,
      footerFrame: null,
      mainSiteUrl: null,
    });
  });
});
