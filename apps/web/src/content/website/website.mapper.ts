import type { WebsiteSettingsWire } from '@meridia/contract/website-settings.wire';
import { toPictureImage } from '@/content/image.mapper';
import { toPhone } from '@/lib/phone';
import { toRates } from './rates.mapper';
import type { ExternalLink, Logo, Website } from './website.model';

type LogoWire = NonNullable<WebsiteSettingsWire['logo']>;
type SchoolWire = WebsiteSettingsWire['schools'][number];
type ExternalLinksWire = NonNullable<WebsiteSettingsWire['externalLinks']>;
type ExternalLinkWire = NonNullable<ExternalLinksWire['careers']>;
type Size = { width: number; height: number };

/** The frame in which the logos of the school are drawn. */
const LOGO_SIZE: Size = { width: 258, height: 64 };

/** The logos of a school are drawn in the same frame: one without a size has that of the other. */
function toLogo(logo: LogoWire | null, { width, height }: Size): Logo | null {
  return (
    logo && {
      url: logo.file,
      alt: logo.alternativeText ?? '',
      width: logo.width ?? width,
      height: logo.height ?? height,
    }
  );
}

function toExternalLink(link: ExternalLinkWire | null | undefined): ExternalLink | null {
  return link ? { href: link.url, label: link.label, opensNewTab: link.newTab } : null;
}

function toSchool(school: SchoolWire | undefined, size: Size): Website['school'] {
  if (!school) return null;
  return {
    name: school.name,
    phone: school.phone && toPhone(school.phone.number),
    logo: toLogo(school.logo, size),
    social: school.social
      .filter(({ visible }) => visible)
      .map(({ type, url }) => ({ network: type, href: url })),
  };
}

function toSeo(seo: WebsiteSettingsWire['seo']): Website['seo'] {
  return {
    metaDescription: seo?.metaDescription ?? null,
    twitterSite: seo?.twitterSite ?? null,
    shareImage: toPictureImage(seo?.shareImage ?? null, seo?.shareImageAlt),
    metas: (seo?.metas ?? []).map(({ type, key, value }) => ({ type, key, value })),
  };
}

function toFooterFrame(links: ExternalLinksWire | null): Website['footerFrame'] {
  if (!links?.footerFrameUrl) return null;
  return { url: links.footerFrameUrl, isCookieFree: links.footerFrameCookieFree };
}

export function toWebsite(settings: WebsiteSettingsWire): Website {
  const { title, siteName, siteUrl, email, slogan, schools, seo, externalLinks } = settings;
  const { yearlyContribution, feesPath, financingPath } = settings;
  const logo = toLogo(settings.logo, LOGO_SIZE);
  return {
    title,
    siteName,
    siteUrl,
    email,
    slogan,
    yearlyContribution,
    feesPath,
    financingPath,
    rates: toRates(settings),
    logo,
    school: toSchool(schools[0], logo ?? LOGO_SIZE),
    seo: toSeo(seo),
    careersLink: toExternalLink(externalLinks?.careers),
    complaintLink: toExternalLink(externalLinks?.complaint),
    footerFrame: toFooterFrame(externalLinks),
    mainSiteUrl: externalLinks?.mainSiteUrl ?? null,
  };
}
