import { describe, expect, it } from 'vitest';
import { WEBSITE_SETTINGS_PATH } from '@meridia/contract/endpoints';
import { websiteSettingsWire } from '@meridia/contract/website-settings.wire';
import type { Locale } from '@meridia/domain/locales';
import type { SiteKey } from '@meridia/domain/sites';
import { clientOf } from '../support/content-clients.ts';
import { misfitsIn } from '../support/misfits.ts';

async function settingsOf(site: SiteKey, locale: Locale) {
  const settings = await clientOf(site).get(WEBSITE_SETTINGS_PATH, { locale, schema: websiteSettingsWire });
  if (!settings) throw new Error(`${site} has no settings`);
  return settings;
}

describe('CALL-03 GET /users/me', () => {
  it.each([
    [
      'meridia',
      'fr',
      'Meridia – École de relations internationales, science politique, management et communication',
    ],
    [
      'meridia',
      'en',
      'Meridia – School of International Relations, Political Science, Management and Communication',
    ],
    ['boreal', 'fr', 'Boréal – École des métiers du climat et des territoires'],
    ['boreal', 'en', 'Boréal – School of Climate and Territorial Professions'],
  ] as const)('CALL-03 answers the settings of %s in %s', async (site, locale, title) => {
    const settings = await settingsOf(site, locale);

    expect(settings.title).toBe(title);
    expect(settings.siteUrl).toBe(`https://www.${site}.example`);
    expect(settings.email).toBe(`contact@${site}.example`);
    expect(misfitsIn(settings)).toEqual([]);
  });
});

describe('ENT-01 website settings', () => {
  it.each([
    [
      'meridia',
      '+33 1 99 00 10 62',
      ['Instagram', 'Facebook', 'Youtube', 'Linkedin', 'Twitter', 'Tiktok'],
      [7, 8],
    ],
    ['boreal', '+33 4 65 71 08 73', ['Instagram', 'Youtube', 'Linkedin'], [5, 4]],
  ] as const)('ENT-01 %s: school, social links, seo, menus', async (site, phone, networks, menus) => {
    const { schools, seo, logo, siteName, menus: shown } = await settingsOf(site, 'fr');
    const [school] = schools;

    expect(siteName).toBe(site === 'boreal' ? 'Boréal' : 'Meridia');
    expect(logo?.file).toBe(`/images/logo-${site}.svg`);
    expect(school?.phone?.number).toBe(phone);
    expect(school?.logo?.file).toBe(`/images/logo-${site}-blanc.svg`);
    expect(school?.social).toHaveLength(7);
    expect(school?.social.filter(({ visible }) => visible).map(({ type }) => type)).toEqual(networks);
    expect(school?.social.every(({ id, url }) => id > 0 && url.startsWith('https://'))).toBe(true);

    expect(seo?.metaDescription?.length).toBeGreaterThan(50);
    expect(seo?.twitterSite).toBe(`@${site}_example`);
    expect(seo?.metas.map(({ key }) => key)).toContain('keywords');
    expect(seo?.metas.every(({ type, value }) => type.length > 0 && value.length > 0)).toBe(true);
    expect(seo?.shareImage?.url).toMatch(/^\/media\/[a-f0-9]{32}\.webp$/);
    expect(seo?.shareImage?.alternativeText?.length).toBeGreaterThan(20);

    expect([shown.navbar.length, shown.footer.length]).toEqual(menus);
  });
});
