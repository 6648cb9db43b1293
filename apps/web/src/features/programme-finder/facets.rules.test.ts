import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { COURSE_CATEGORIES, LEVELS, RHYTHMS } from '@meridia/domain/courses';
import { DISPLAY_DOMAINS, type DisplayDomain } from '@meridia/domain/domains.data';
import { INTAKE_SEASONS } from '@meridia/domain/intake-days.rules';
import { RHYTHM_VALUES } from '@meridia/domain/list-filters';
import { describe, expect, it } from 'vitest';
import {
  countValues,
  FACETS,
  findProgrammes,
  nearestChoices,
  type Facet,
  type FacetChoice,
} from './facets.rules';

const CATALOGUE = new URL('../../../../cms/seed/content/meridia/catalogue/', import.meta.url);
const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, CATALOGUE), 'utf8'));

const isShownIn = (domain: string) => (shown: DisplayDomain) =>
  shown.includes.some((included) => included === domain);

/** The programmes of the school, as the finder sees them. */
const PROGRAMMES = z
  .array(
    z.object({
      slug: z.string(),
      entryLevel: z.literal([...LEVELS]),
      rhythm: z.array(z.enum(RHYTHMS)),
      intakeDates: z.array(z.string()),
      campuses: z.array(z.string()),
      domain: z.string(),
      category: z.enum(COURSE_CATEGORIES),
    }),
  )
  .parse(read('courses.json'))
  .map(({ rhythm, campuses, domain, ...course }) => ({
    ...course,
    rhythms: rhythm.length > 0 ? rhythm : (['continuing'] as const),
    campuses: campuses.map((slug) => ({ slug, title: slug })),
    domain: (DISPLAY_DOMAINS.find(isShownIn(domain)) ?? DISPLAY_DOMAINS[0]).slug,
  }));
const CAMPUSES = z
  .array(z.object({ slug: z.string() }))
  .parse(read('campuses.json'))
  .map(({ slug }) => slug);

const NOTHING: FacetChoice = {
  niveau: [],
  rythme: [],
  rentree: [],
  campus: [],
  domaine: [],
  categorie: [],
};
const VALUES: FacetChoice = {
  niveau: LEVELS.map(String),
  rythme: Object.values(RHYTHM_VALUES),
  rentree: [...INTAKE_SEASONS],
  campus: CAMPUSES,
  domaine: DISPLAY_DOMAINS.map(({ slug }) => slug),
  categorie: COURSE_CATEGORIES,
};

type Chosen = { facet: Facet; value: string };
const ALL: Chosen[] = FACETS.flatMap((facet) => VALUES[facet].map((value) => ({ facet, value })));
const PAIRS = ALL.flatMap((one, index) => ALL.slice(index + 1).map((other) => [one, other] as const));

const choose = (...chosen: Chosen[]): FacetChoice =>
  chosen.reduce<FacetChoice>(
    (choice, { facet, value }) => ({ ...choice, [facet]: [...choice[facet], value] }),
    NOTHING,
  );
const find = (...chosen: Chosen[]) => findProgrammes(PROGRAMMES, choose(...chosen)).map(({ slug }) => slug);
const countOn = (page: FacetChoice, { facet, value }: Chosen) =>
  countValues(PROGRAMMES, page)[facet].get(value) ?? 0;

describe('the facets of the finder, over the whole catalogue', () => {
  it('is of 48 programmes and 26 campuses, and every one of them is found without a filter', () => {
    expect([PROGRAMMES.length, CAMPUSES.length]).toEqual([48, 26]);
    expect(find()).toHaveLength(48);
  });

  it('the count of a value is what choosing it gives', () => {
    for (const one of ALL) expect([one, countOn(NOTHING, one)]).toEqual([one, find(one).length]);
  });

  it('on the page of a value, the count of a value of another facet is what both give', () => {
    for (const [one, other] of PAIRS.filter(([a, b]) => a.facet !== b.facet)) {
      const both = find(one, other);
      expect([one, other, countOn(choose(one), other)]).toEqual([one, other, both.length]);
      expect([one, other, countOn(choose(other), one)]).toEqual([one, other, both.length]);
      expect(both.every((slug) => find(one).includes(slug) && find(other).includes(slug))).toBe(true);
    }
  });

  it('two values of one facet give the programmes of either', () => {
    for (const [one, other] of PAIRS.filter(([a, b]) => a.facet === b.facet)) {
      const either = new Set([...find(one), ...find(other)]);
      expect(new Set(find(one, other))).toEqual(either);
      // What a value counts in its own facet does not depend on its neighbours.
      expect(countOn(choose(one), other)).toBe(find(other).length);
    }
  });

  it('a choice of two that gives nothing leads to one that does', () => {
    const empty = PAIRS.filter(([one, other]) => find(one, other).length === 0);
    expect(empty.length).toBeGreaterThan(0);
    for (const [one, other] of empty) {
      const near = nearestChoices(PROGRAMMES, choose(one, other));
      expect(near.length).toBeGreaterThan(0);
      for (const { choice, count } of near) {
        expect(count).toBeGreaterThan(0);
        expect(findProgrammes(PROGRAMMES, choice)).toHaveLength(count);
      }
    }
  });
});

describe('the nearest choices', () => {
  const level = { facet: 'niveau', value: '5' } as const;
  const rhythm = { facet: 'rythme', value: 'initial' } as const;
  const nowhere = { facet: 'campus', value: 'atlantis' } as const;

  it('leave out one facet', () => {
    const choice = choose(rhythm, nowhere);
    expect(nearestChoices(PROGRAMMES, choice)).toEqual([
      { choice: choose(rhythm), count: find(rhythm).length },
    ]);
  });

  it('leave out two when one is not enough', () => {
    expect(find(level)).toEqual([]);
    const choice = choose(level, rhythm, nowhere);
    expect(nearestChoices(PROGRAMMES, choice)).toEqual([
      { choice: choose(rhythm), count: find(rhythm).length },
    ]);
  });

  it('are none in an empty catalogue', () => {
    expect(nearestChoices([], choose(level))).toEqual([]);
  });
});

it('V-03 the February intake has its list: ten programmes, and no session of a short course', () => {
  const found = findProgrammes(PROGRAMMES, { ...NOTHING, rentree: ['fevrier'] });
  expect(found).toHaveLength(10);
  expect(found.map(({ category }) => category)).not.toContain('short-course');
});
