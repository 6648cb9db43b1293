import type { Rates } from '@meridia/domain/rates.rules';
import type { SocialNetwork } from '@meridia/domain/social-networks';
import type { Phone } from '@/lib/phone';
import type { PictureImage } from '@/lib/picture-image';

export type Logo = { url: string; alt: string; width: number; height: number };

export type ExternalLink = { href: string; label: string; opensNewTab: boolean };

/** The settings of the school's site (ENT-01), as the frame and the head of a page use them. */
export type Website = {
  title: string;
  siteName: string;
  siteUrl: string;
  email: string;
  slogan: string | null;
  /** What a student in initial training owes each year beside the fees; null: nothing. */
  yearlyContribution: number | null;
  feesPath: string | null;
  financingPath: string | null;
  /** Of the law, as the school has entered them. */
  rates: Rates;
  logo: Logo | null;
  /** Of the first school; its logo is for dark grounds. */
  school: {
    name: string;
    phone: Phone | null;
    logo: Logo | null;
    /** FOOT-02: the visible ones only. */
    social: readonly { network: SocialNetwork; href: string }[];
  } | null;
  seo: {
    metaDescription: string | null;
    twitterSite: string | null;
    shareImage: PictureImage | null;
    metas: readonly { type: 'name' | 'property'; key: string; value: string }[];
  };
  careersLink: ExternalLink | null;
  complaintLink: ExternalLink | null;
  /** FOOT-05: null when none is configured. */
  footerFrame: { url: string; isCookieFree: boolean } | null;
  /** NAV-04: null when the profiles have their homes here. */
  mainSiteUrl: string | null;
};
