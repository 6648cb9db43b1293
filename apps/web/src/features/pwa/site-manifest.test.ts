import { NO_RATES } from '@meridia/domain/rates.rules';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { SITE_KEYS, type SiteKey } from '@meridia/domain/sites';
import { LABELS } from '@meridia/labels/labels.data';
import type { Website } from '@/content/website/website.model';
import { createSiteContext } from '@/lib/site-context';
import { headIcons } from './site-icons.rules';
import { siteManifest } from './site-manifest';

const site = createSiteContext({
  locale: 'fr',
  labels: { dictionaries: LABELS, logger: { info: () => undefined } },
});

const website: Website = {
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
  seo: { metaDescription: 'Une école.', twitterSite: null, shareImage: null, metas: [] },
  careersLink: null,
  complaintLink: null,
  footerFrame: null,
  mainSiteUrl: null,
};

const colours = { theme: '#0b2a27', background: '#fbfaf5' };
const manifestOf = (siteKey: SiteKey) => siteManifest({ siteKey, website, site, colours });

/** Width and height, as the file itself says: a PNG has them after its signature and the head of its first block. */
function sizeOf(address: string): string {
  const file = readFileSync(fileURLToPath(new URL(`../../../public${address}`, import.meta.url)));
  expect(file.subarray(1, 4).toString()).toBe('PNG');
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
}

describe('PWA-01 the manifest', () => {
  it('has what a browser asks of an app that can be installed', () => {
    expect(manifestOf('meridia')).toMatchObject({
      id: '/',
      name: 'Meridia – École',
      short_name: 'Meridia',
      description: 'Une école.',
      lang: 'fr',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      theme_color: '#0b2a27',
      background_color: '#fbfaf5',
    });
  });

  it('leads to the programmes, the campuses, the agenda and the shortlist', () => {
    expect(manifestOf('meridia').shortcuts.map(({ name, url }) => [name, url])).toEqual([
      ['Formations', '/programme'],
      ['Campus', '/campus'],
      ['Agenda', '/agenda'],
      ['Ma sélection', '/programme/comparer'],
    ]);
  });
});

describe.each(SITE_KEYS)('PWA-01 the pictures of %s', (siteKey) => {
  const { icons, screenshots } = manifestOf(siteKey);
  const { icon, apple } = headIcons(siteKey);

  it('have the sizes that the manifest says', () => {
    for (const { src, sizes } of [...icons, ...screenshots]) expect([src, sizeOf(src)]).toEqual([src, sizes]);
    expect(sizeOf(apple)).toBe('180x180');
  });

  it('are an icon of each size, one that can be cut, and a screen of each form', () => {
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    expect(screenshots.map(({ form_factor: form }) => form)).toEqual(['wide', 'narrow']);
  });

  it('are those of no other school', () => {
    const others = SITE_KEYS.filter((key) => key !== siteKey);
    const named = [icon, apple, ...icons, ...screenshots].map((picture) =>
      typeof picture === 'string' ? picture : picture.src,
    );
    expect(named.filter((address) => others.some((other) => address.includes(other)))).toEqual([]);
    expect(named.every((address) => address.includes(siteKey))).toBe(true);
  });
});
