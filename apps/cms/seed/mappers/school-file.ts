import type { Locale } from '@meridia/domain/locales';
import type { Localised } from '../localised';

type Logo = { url: string; alternativeText: Localised; width?: number; height?: number };
type Action = { label: Localised; url?: string; action?: string };
type ExternalLink = { url: string; label: Localised; newTab: boolean };
/** Of the law: from which day it holds, and who says so. */
type Rate = { from: string; sourceName: string; sourceUrl: string };
export type Period = { startOffsetDays: number; endOffsetDays: number; visible: boolean };

/** catalogue/school.json. */
export type SchoolFile = {
  title: Localised;
  siteName: string;
  siteUrl: string;
  email: string;
  slogan: Localised;
  yearlyContribution: number;
  feesPath: string | null;
  financingPath: string | null;
  minimumWages: (Rate & { monthly: number })[];
  apprenticePays: (Rate & { ageFrom: number; firstYear: number; secondYear: number; thirdYear: number })[];
  grantSteps: (Rate & { step: string; amount: number })[];
  logo: Logo;
  schools: {
    name: string;
    legalName: string;
    address: string;
    postalCode: string;
    city: string;
    phone: { number: string };
    logo: Logo;
    social: { type: string; url: string; visible: boolean }[];
  }[];
  seo: Record<
    Locale,
    {
      metaDescription: string;
      twitterSite: string;
      metas: { type: string; key: string; value: string }[];
      shareImage: { alternativeText: string; photoBrief: string };
    }
  >;
  banner: Period & { offset: number; text: Localised; link: { url: string; label: Localised } | null };
  popin: Period & {
    slug: string;
    delaySeconds: number;
    reappearDaysAfterClose: number;
    title: Localised;
    body: Localised;
    image: { alternativeText: Localised; photoBrief?: Localised };
    primaryAction: Action;
    secondaryAction: Action;
    closeLabel: Localised;
  };
  externalLinks: {
    careers: ExternalLink;
    complaint: ExternalLink;
    footerFrame?: { url: string };
    mainSite?: { url: string };
    mediaStorage?: { url: string };
    crm?: { url: string };
  };
};
