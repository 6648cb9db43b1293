import type { CampusCard } from '@/content/campuses/campus.model';
import type { ProgrammeCard } from '@/content/programmes/programme.model';

/** The programmes of a campus, in the order given; where there is no work-study, none is said to have any. */
export function programmesAt<Programme extends Pick<ProgrammeCard, 'campuses' | 'rhythms'>>(
  { slug, hasWorkStudy }: Pick<CampusCard, 'slug' | 'hasWorkStudy'>,
  programmes: readonly Programme[],
): Programme[] {
  const offered = programmes.filter(({ campuses }) => campuses.some((campus) => campus.slug === slug));
  if (hasWorkStudy) return offered;
  return offered.map((programme) => ({
    ...programme,
    rhythms: programme.rhythms.filter((rhythm) => rhythm !== 'periodic'),
  }));
}
