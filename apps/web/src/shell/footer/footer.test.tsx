import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SOCIAL_NETWORKS } from '@meridia/domain/social-networks';
import { LABELS } from '@meridia/labels/labels.data';
import { aSchoolSite } from '@/content/website/website.fixture';
import { createSiteContext } from '@/lib/site-context';
import { ExternalFooterFrame } from './external-footer-frame';
import { Footer } from './footer';
import { LegalLinks } from './legal-links';
import { SocialLinks } from './social-links';

const labels = { dictionaries: LABELS, logger: { info: () => undefined } };
const site = createSiteContext({ locale: 'fr', labels, school: 'Meridia' });

const countOf = (html: string, text: string) => html.split(text).length - 1;

describe('FOOT-02 the social block', () => {
  it('has an icon and a name for each network, in a new tab', () => {
    const social = SOCIAL_NETWORKS.map((network) => ({ network, href: `https://social.example/${network}` }));
    const html = renderToStaticMarkup(<SocialLinks site={site} social={social} />);

    for (const network of SOCIAL_NETWORKS) {
      expect(html).toContain(`#${network.toLowerCase()}"`);
      expect(html).toContain(`aria-label="Meridia sur ${network}, nouvel onglet"`);
    }
    expect(countOf(html, 'target="_blank" rel="noopener"')).toBe(SOCIAL_NETWORKS.length);
  });

  it('is not there without networks', () => {
    expect(renderToStaticMarkup(<SocialLinks site={site} social={[]} />)).toBe('');
  });
});

describe('FOOT-05 the frame of the group', () => {
  const url = 'https://reseau.example/footer.html';
  const frameOf = (frame: { url: string; isCookieFree: boolean } | null, isConsentRequired = true) =>
    renderToStaticMarkup(
      <ExternalFooterFrame
        frame={frame}
        title="Informations du réseau"
        isConsentRequired={isConsentRequired}
      />,
    );

  /** A browser neither shows nor loads what is in a template. */
  const withoutTemplates = (html: string) => html.replace(/<template>.*?<\/template>/gs, '');

  it('has a name, is 115 high, lazy and sandboxed, does not scroll and runs no script', () => {
    const html = frameOf({ url, isCookieFree: true });

    expect(html).toContain(`src="${url}" title="Informations du réseau" height="115" scrolling="no"`);
    expect(html).toContain('loading="lazy"');
    expect(html).toMatch(/sandbox="(?!.*allow-(?:scripts|same-origin))/);
  });

  it.each([
    ['when none is configured', null],
    ['before consent, when it sets cookies', { url, isCookieFree: false }],
  ])('is not there %s', (_sentence, frame) => {
    expect(withoutTemplates(frameOf(frame))).not.toContain('<iframe');
  });

  it('waits for consent beside its address, as it will be shown', () => {
    const waiting = frameOf({ url, isCookieFree: false });

    expect(waiting).toBe(
      `<div data-frame-src="${url}"><template>${frameOf({ url, isCookieFree: true })}</template></div>`,
    );
  });

  it('is there where no consent is required', () => {
    expect(frameOf({ url, isCookieFree: false }, false)).toContain(`<iframe`);
  });
});

describe('FOOT-04 the careers and the complaint', () => {
  it('open a new tab, which knows nothing of this one; no other fixed link does', () => {
    const website = aSchoolSite();
    const html = renderToStaticMarkup(<LegalLinks site={site} website={website} menu={[]} />);

    expect(html.match(/href="[^"]+"(?= class)/g)).toHaveLength(7);
    expect(html.match(/<a target="_blank" rel="noopener" href="[^"]+"/g)).toEqual([
      `<a target="_blank" rel="noopener" href="${website.careersLink?.href}"`,
      `<a target="_blank" rel="noopener" href="${website.complaintLink?.href}"`,
    ]);
  });
});

describe('Footer', () => {
  it('STATE-06 stands without the settings of the school and without its menu', () => {
    const html = renderToStaticMarkup(<Footer site={site} website={null} menu={[]} />);

    expect(html).toContain('href="/mentions-legales"');
    expect(html).not.toContain('<img');
    expect(html).not.toContain('<iframe');
  });
});
