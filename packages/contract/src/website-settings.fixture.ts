import { someRates } from './rates.fixture.ts';
import type { WebsiteSettingsWire } from './website-settings.wire.ts';

export function aWebsite(fields: Partial<WebsiteSettingsWire> = {}): WebsiteSettingsWire {
  return {
    documentId: 'site-meridia',
    title: 'Meridia – École de relations internationales',
    siteName: 'Meridia',
    siteUrl: 'https://www.meridia.example',
    email: 'contact@meridia.example',
    slogan: 'Apprendre à lire le monde',
    yearlyContribution: 110,
    feesPath: '/integrer-meridia/tarifs',
    financingPath: null,
    ...someRates(),
    logo: { id: 1, file: '/images/logo.svg', alternativeText: 'Logo de Meridia', width: 168, height: 48 },
    schools: [
      {
        id: 1,
        name: 'Meridia',
        legalName: null,
        address: null,
        postalCode: null,
        city: 'Paris',
        phone: { id: 1, number: '+33 1 99 00 10 62' },
        logo: {
          id: 2,
          file: '/images/logo-blanc.svg',
          alternativeText: 'Meridia',
          width: null,
          height: null,
        },
        social: [
          { id: 1, type: 'Instagram', url: 'https://social.meridia.example/instagram', visible: true },
          { id: 2, type: 'Discord', url: 'https://social.meridia.example/discord', visible: false },
        ],
      },
    ],
    seo: {
      id: 1,
      metaDescription: 'Une école et 26 campus.',
      twitterSite: '@meridia_example',
      shareImage: null,
      shareImageAlt: null,
      metas: [{ id: 1, type: 'name', key: 'author', value: 'Meridia' }],
    },
    externalLinks: {
      id: 1,
      careers: {
        id: 1,
        url: 'https://carrieres.meridia.example',
        label: 'Travailler à Meridia',
        newTab: true,
      },
      complaint: { id: 2, url: 'https://qualite.meridia.example', label: 'Réclamation', newTab: true },
      footerFrameUrl: 'https://reseau.meridia.example/footer.html',
      footerFrameCookieFree: false,
      mainSiteUrl: 'https://reseau.meridia.example',
      mediaStorageUrl: null,
      crmUrl: null,
    },
    menus: { navbar: [], footer: [] },
    ...fields,
  };
}
