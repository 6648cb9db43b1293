import type { CatalogueDomain } from './courses.ts';

export type DisplayDomain = {
  slug: string;
  labelKey: string;
  /** Name of the design token that colours the domain everywhere. */
  tint: 'mer' | 'rose' | 'paille' | 'tilleul';
  includes: readonly CatalogueDomain[];
};

export const DISPLAY_DOMAINS = [
  {
    slug: 'relations-internationales',
    labelKey: 'domain.relationsInternationales',
    tint: 'mer',
    includes: ['relations-internationales', 'humanitaire', 'securite-defense'],
  },
  {
    slug: 'science-politique',
    labelKey: 'domain.sciencePolitique',
    tint: 'rose',
    includes: ['science-politique'],
  },
  {
    slug: 'management',
    labelKey: 'domain.management',
    tint: 'paille',
    includes: ['management', 'commerce'],
  },
  {
    slug: 'communication',
    labelKey: 'domain.communication',
    tint: 'tilleul',
    includes: ['communication', 'numerique'],
  },
] as const satisfies readonly DisplayDomain[];

export type DisplayDomainSlug = (typeof DISPLAY_DOMAINS)[number]['slug'];
export type Tint = DisplayDomain['tint'];
