import { NO_RATES } from '@meridia/domain/rates.rules';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LABELS } from '@meridia/labels/labels.data';
import type { Website } from '@/content/website/website.model';
import { toPhone } from '@/lib/phone';
import { createSiteContext } from '@/lib/site-context';
import { Coordinates } from './coordinates';

const labels = { dictionaries: LABELS, logger: { info: () => undefined } };
const site = createSiteContext({ locale: 'fr', labels });

const school = {
  name: 'Meridia',
  phone: toPhone('+33 1 99 00 10 62'),
  logo: null,
  social: [],
};
const website: Website = {
  title: 'Meridia',
  siteName: 'Meridia',
  siteUrl: 'https://www.meridia.example',
  email: 'contact@meridia.example',
  slogan: null,
  yearlyContribution: null,
  feesPath: null,
  financingPath: null,
  rates: NO_RATES,
  logo: null,
  school,
  seo: { metaDescription: null, twitterSite: null, shareImage: null, metas: [] },
  careersLink: null,
  complaintLink: null,
  footerFrame: null,
  mainSiteUrl: null,
};

const render = (given: Website | null) => renderToStaticMarkup(<Coordinates site={site} website={given} />);

describe('how to reach the school', () => {
  it('calls the number of the country, and shows the one people know', () => {
    expect(render(website)).toContain('<a href="tel:+33199001062">01 99 00 10 62</a>');
  });

  it.each([
    ['the settings cannot be read', null],
    ['the site has no school', { ...website, school: null }],
    ['the school has none', { ...website, school: { ...school, phone: null } }],
  ])('leaves the number out when %s', (_case, given) => {
    expect(render(given)).not.toContain('tel:');
    expect(render(given)).toContain('href="/campus"');
  });
});
