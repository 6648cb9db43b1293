import type { CoverInput, ProgrammeVariant } from '@meridia/covers/cover-input';
import type { Tint } from '@meridia/covers/palette';
import { DISPLAY_DOMAINS, type DisplayDomain } from '@meridia/domain/domains.data';

const WIDE: [number, number] = [16, 9];

const VARIANTS: Record<string, ProgrammeVariant> = {
  bts: 'bachelor',
  bachelor: 'bachelor',
  'grande-ecole': 'grande-ecole',
  mastere: 'mastere',
  mba: 'mastere',
  msc: 'mastere',
  'short-course': 'bachelor',
};

/** A category of news keeps one tint, so that its covers look alike in a list. */
const NEWS_TINTS: Record<string, Tint> = {
  'vie-des-campus': 'mer',
  'vie-etudiante': 'rose',
  international: 'mer',
  'admissions-orientation': 'paille',
  'carrieres-alternance': 'tilleul',
  'debats-recherche': 'rose',
  engagements: 'tilleul',
  alumni: 'paille',
};

type CourseFacts = {
  slug: string;
  category: string;
  domain: string;
  duration: { value: number; unit: string };
};

function tintOfDomain(domain: string): Tint {
  const display = DISPLAY_DOMAINS.find(({ includes }: DisplayDomain) =>
    includes.some((included) => included === domain),
  );
  return display?.tint ?? 'mer';
}

export function campusCover({ slug }: { slug: string }): CoverInput {
  return { kind: 'campus', slug, ratio: WIDE };
}

/** One stop a year: longer studies go further. */
export function courseCover({ slug, category, domain, duration }: CourseFacts): CoverInput {
  const stops = duration.unit.startsWith('year') ? duration.value : 1;
  return {
    kind: 'programme',
    slug,
    ratio: WIDE,
    tint: tintOfDomain(domain),
    stops,
    variant: VARIANTS[category],
  };
}

export function newsCover(slug: string, category: string, campuses: readonly string[]): CoverInput {
  return { kind: 'news', slug, ratio: WIDE, tint: NEWS_TINTS[category], campus: campuses[0] };
}

export function blogCover(slug: string): CoverInput {
  return { kind: 'news', slug, ratio: WIDE, tint: 'tilleul' };
}
