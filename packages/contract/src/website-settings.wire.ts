import { z } from 'zod';
import { identityWire } from './identity.wire.ts';
import { SOCIAL_NETWORKS } from '@meridia/domain/social-networks';
import { httpUrlOrNull, httpUrlWire, linkUrlOrNull } from './address.wire.ts';
import { componentWire } from './component.wire.ts';
import { imageWire } from './image.wire.ts';
import { menuBodyWire } from './menus.wire.ts';
import { orEmpty, orNull, textOrNull } from './optional.wire.ts';
import { apprenticePayWire, grantStepWire, minimumWageWire } from './rates.wire.ts';

const logoWire = componentWire.extend({
  /** A file of the site itself: `/images/….svg`. */
  file: z.string().regex(/^\/(?![/\\])\S+$/),
  alternativeText: textOrNull(),
  width: orNull(z.int()),
  height: orNull(z.int()),
});

const socialWire = componentWire.extend({
  type: z.enum(SOCIAL_NETWORKS),
  url: httpUrlWire,
  visible: z.boolean(),
});

const schoolWire = componentWire.extend({
  name: z.string(),
  legalName: textOrNull(),
  address: textOrNull(),
  postalCode: textOrNull(),
  city: textOrNull(),
  phone: orNull(componentWire.extend({ number: z.string() })),
  logo: orNull(logoWire),
  social: orEmpty(socialWire),
});

const metaWire = componentWire.extend({
  type: z.enum(['name', 'property']),
  key: z.string(),
  value: z.string(),
});

const siteSeoWire = componentWire.extend({
  metaDescription: textOrNull(),
  twitterSite: textOrNull(),
  shareImage: orNull(imageWire),
  shareImageAlt: textOrNull(),
  metas: orEmpty(metaWire),
});

const externalLinkWire = componentWire.extend({ url: httpUrlWire, label: z.string(), newTab: z.boolean() });

const externalLinksWire = componentWire.extend({
  careers: orNull(externalLinkWire),
  complaint: orNull(externalLinkWire),
  footerFrameUrl: httpUrlOrNull,
  footerFrameCookieFree: z.boolean(),
  mainSiteUrl: httpUrlOrNull,
  mediaStorageUrl: httpUrlOrNull,
  crmUrl: httpUrlOrNull,
});

/** `GET /users/me` (CALL-03, ENT-01), without an envelope. */
export const websiteSettingsWire = z.object({
  documentId: identityWire,
  title: z.string(),
  siteName: z.string(),
  siteUrl: httpUrlWire,
  email: z.string(),
  slogan: textOrNull(),
  /** Paid by each student in each year of initial training. */
  yearlyContribution: orNull(z.int()),
  /** Where the school tells its fees, and how to pay them: a path of the site. */
  feesPath: linkUrlOrNull,
  financingPath: linkUrlOrNull,
  minimumWages: orEmpty(minimumWageWire),
  apprenticePays: orEmpty(apprenticePayWire),
  grantSteps: orEmpty(grantStepWire),
  logo: orNull(logoWire),
  schools: orEmpty(schoolWire),
  seo: orNull(siteSeoWire),
  externalLinks: orNull(externalLinksWire),
  menus: z.object({ navbar: menuBodyWire, footer: menuBodyWire }),
});
export type WebsiteSettingsWire = z.infer<typeof websiteSettingsWire>;
