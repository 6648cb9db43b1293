import { seasonsOf } from '@meridia/domain/intake-days.rules';
import { RHYTHM_VALUES, type FilterName } from '@meridia/domain/list-filters';
import type { ProgrammeCard } from '@/content/programmes/programme.model';

export type Facet = FilterName<'programme'>;
/** The values chosen in each facet: one of them is enough inside a facet, and every facet counts. */
export type FacetChoice = Readonly<Record<Facet, readonly string[]>>;

type Programme = Pick<
  ProgrammeCard,
  'entryLevel' | 'rhythms' | 'intakeDates' | 'campuses' | 'domain' | 'category'
>;

/** In the order of the form. */
export const FACETS = [
  'niveau',
  'rythme',
  'rentree',
  'campus',
  'domaine',
  'categorie',
] as const satisfies readonly Facet[];

function valuesOf(programme: Programme): FacetChoice {
  const { entryLevel, rhythms, intakeDates, campuses, domain, category } = programme;
  return {
    niveau: [String(entryLevel)],
    rythme: rhythms.map((rhythm) => RHYTHM_VALUES[rhythm]),
    // A session of a short course is not an intake.
    rentree: category === 'short-course' ? [] : seasonsOf(intakeDates),
    campus: campuses.map(({ slug }) => slug),
    domaine: [domain],
    categorie: [category],
  };
}

function isMatch(programme: Programme, choice: FacetChoice): boolean {
  const own = valuesOf(programme);
  return FACETS.every(
    (facet) => choice[facet].length === 0 || choice[facet].some((value) => own[facet].includes(value)),
  );
}

export function findProgrammes<Item extends Programme>(
  programmes: readonly Item[],
  choice: FacetChoice,
): Item[] {
  return programmes.filter((programme) => isMatch(programme, choice));
}

/** How many programmes each value gives when it is alone in its facet, the other facets staying as they are. */
export function countValues(
  programmes: readonly Programme[],
  choice: FacetChoice,
): Record<Facet, ReadonlyMap<string, number>> {
  const count = (facet: Facet): ReadonlyMap<string, number> => {
    const counts = new Map<string, number>();
    for (const programme of findProgrammes(programmes, { ...choice, [facet]: [] }))
      for (const value of valuesOf(programme)[facet]) counts.set(value, (counts.get(value) ?? 0) + 1);
    return counts;
  };
  return {
    niveau: count('niveau'),
    rythme: count('rythme'),
    rentree: count('rentree'),
    campus: count('campus'),
    domaine: count('domaine'),
    categorie: count('categorie'),
  };
}

export type NearChoice = { choice: FacetChoice; count: number };

/** Each way to leave out that many of the facets. */
function combinations(facets: readonly Facet[], size: number): Facet[][] {
  if (size === 0) return [[]];
  return facets.flatMap((facet, index) =>
    combinations(facets.slice(index + 1), size - 1).map((others) => [facet, ...others]),
  );
}

/**
 * What to try when nothing matches: the choice without one of its facets, where that gives something; failing that without
 * two, and so on. A catalogue that has programmes always has something near.
 */
export function nearestChoices(programmes: readonly Programme[], choice: FacetChoice): NearChoice[] {
  const chosen = FACETS.filter((facet) => choice[facet].length > 0);
  for (let size = 1; size <= chosen.length; size += 1) {
    const near = combinations(chosen, size)
      .map((left) => ({ ...choice, ...Object.fromEntries(left.map((facet) => [facet, []])) }))
      .map((wider) => ({ choice: wider, count: findProgrammes(programmes, wider).length }))
      .filter(({ count }) => count > 0);
    if (near.length > 0) return near;
  }
  return [];
}
