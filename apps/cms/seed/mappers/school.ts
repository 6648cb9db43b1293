import type { Locale } from '@meridia/domain/locales';
import { parisInstant } from '@meridia/domain/paris-time';
import { inLocale, versionsOf, type Localised } from '../localised';
import { dayAfter } from '../relative-dates';
import type { SeedContext } from '../seed-context';
import type { SeedDocument } from '../seed-document';
import { popinImageName, shareImageName } from '../covers/school-images';
import type { Period, SchoolFile } from './school-file';

const SITE = 'api::site.site';
const BANNER = 'api::banner.banner';
const POPIN = 'api::popin.popin';

function toLogo({ url, alternativeText, width, height }: SchoolFile['logo'], locale: Locale) {
  return { file: url, alternativeText: inLocale(alternativeText, locale), width, height };
}

function toSeo(context: SeedContext, { seo }: SchoolFile, locale: Locale) {
  const { metaDescription, twitterSite, metas, shareImage } = seo[locale];
  return {
    ...{ metaDescription, twitterSite, metas },
    shareImage: context.imageId(shareImageName(context.site, locale)),
    shareImageAlt: shareImage.alternativeText,
    photoBrief: shareImage.photoBrief,
  };
}

function toExternalLinks({ externalLinks: links }: SchoolFile, locale: Locale) {
  const toLink = ({ url, label, newTab }: SchoolFile['externalLinks']['careers']) => ({
    url,
    label: inLocale(label, locale) ?? label.fr,
    newTab,
  });
  return {
    careers: toLink(links.careers),
    complaint: toLink(links.complaint),
    footerFrameUrl: links.footerFrame?.url,
    mainSiteUrl: links.mainSite?.url,
    mediaStorageUrl: links.mediaStorage?.url,
    crmUrl: links.crm?.url,
  };
}

export function toSite(context: SeedContext, school: SchoolFile): SeedDocument {
  const { siteName, siteUrl, email, yearlyContribution, feesPath, financingPath } = school;
  const { minimumWages, apprenticePays, grantSteps } = school;
  return {
    uid: SITE,
    documentId: context.idOf(SITE, 'site'),
    versions: versionsOf(Boolean(school.title.en), (locale) => ({
      site: context.site,
      ...{ siteName, siteUrl, email, yearlyContribution, feesPath, financingPath },
      ...{ minimumWages, apprenticePays, grantSteps },
      title: inLocale(school.title, locale),
      slogan: inLocale(school.slogan, locale),
      logo: toLogo(school.logo, locale),
      schools: school.schools.map(({ name, legalName, address, postalCode, city, phone, logo, social }) => ({
        ...{ name, legalName, address, postalCode, city, phone },
        logo: toLogo(logo, locale),
        social: social.map(({ type, url, visible }) => ({ type, url, visible })),
      })),
      seo: toSeo(context, school, locale),
      externalLinks: toExternalLinks(school, locale),
    })),
  };
}

/** Whole days in Paris. */
const shownFor = ({ today }: SeedContext, { startOffsetDays, endOffsetDays }: Period) => ({
  startsAt: parisInstant(dayAfter(today, startOffsetDays), '00:00').toISOString(),
  endsAt: parisInstant(dayAfter(today, endOffsetDays), '23:59').toISOString(),
});

export function toBanner(context: SeedContext, { banner }: SchoolFile): SeedDocument {
  return {
    uid: BANNER,
    documentId: context.idOf(BANNER, 'banner'),
    versions: versionsOf(Boolean(banner.text.en), (locale) => ({
      site: context.site,
      text: inLocale(banner.text, locale),
      linkUrl: banner.link?.url,
      linkLabel: inLocale(banner.link?.label, locale),
      offset: banner.offset,
      visible: banner.visible,
      ...shownFor(context, banner),
    })),
  };
}

function toAction({ label, ...target }: { label: Localised; url?: string; action?: string }, locale: Locale) {
  return { ...target, label: inLocale(label, locale) };
}

export function toPopin(context: SeedContext, { popin }: SchoolFile): SeedDocument {
  const { slug, delaySeconds, reappearDaysAfterClose, visible } = popin;
  return {
    uid: POPIN,
    documentId: context.idOf(POPIN, slug),
    versions: versionsOf(Boolean(popin.title.en), (locale) => ({
      site: context.site,
      ...{ slug, delaySeconds, reappearDaysAfterClose, visible },
      title: inLocale(popin.title, locale),
      body: inLocale(popin.body, locale),
      image: context.imageId(popinImageName(context.site)),
      imageAlt: inLocale(popin.image.alternativeText, locale),
      photoBrief: popin.image.photoBrief?.fr,
      primaryAction: toAction(popin.primaryAction, locale),
      secondaryAction: toAction(popin.secondaryAction, locale),
      closeLabel: inLocale(popin.closeLabel, locale),
      ...shownFor(context, popin),
    })),
  };
}
