import type { CoverInput, ProgrammeVariant } from '@meridia/covers/cover-input';
import type { Tint } from '@meridia/covers/palette';
import { DISPLAY_DOMAINS, type DisplayDomain } from '@meridia/domain/domains.data';
import { BLOG_TINT, newsTint } from '@meridia/domain/news-tints';
import type { SchoolPlaces } from './school-places';

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

/** What an article says of where it happens, in the order of what goes first. */
export type NewsFacts = {
  slug: string;
  category: string;
  /** From the first to the others. */
  route?: string[];
  places?: string[];
  /** None: it is about them all. */
  campuses: string[];
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

export function campusCover({ slug }: { slug: string }, school: SchoolPlaces): CoverInput {
  return { kind: 'campus', slug, ratio: WIDE, place: school.isOnSheet ? undefined : school.find(slug) };
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

/** The places that the article names, and no other (V-12). */
export function newsCover(news: NewsFacts, school: SchoolPlaces): CoverInput {
  const { slug, category, route, campuses } = news;
  const cover = { kind: 'news', slug, ratio: WIDE, tint: newsTint(category) } as const;
  const names = route ?? news.places ?? (campuses.length > 0 ? campuses : school.campuses);
  const places = names.map(school.find);
  if (!route && school.isOnSheet && names.every(school.isCampus)) return { ...cover, campuses: names };
  return { ...cover, places, isRoute: route !== undefined };
}

/** Advice happens nowhere in particular. */
export function blogCover(slug: string): CoverInput {
  return { kind: 'news', slug, ratio: WIDE, tint: BLOG_TINT };
}
