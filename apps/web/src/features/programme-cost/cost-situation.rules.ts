import { OLDEST, COST_AGES } from '@meridia/domain/cost-choices';
import { STUDY_MODES, type StudyMode } from '@meridia/domain/courses';
import { RHYTHM_VALUES } from '@meridia/domain/list-filters';
import type { Situation } from '@meridia/domain/net-cost.rules';
import { grantOn, GRANT_STEPS, type Rates } from '@meridia/domain/rates.rules';
import type { CampusCard } from '@/content/campuses/campus.model';
import type { ProgrammeCard } from '@/content/programmes/programme.model';
import type { CostChoice } from './cost-choice.rules';

type Programme = Pick<ProgrammeCard, 'rhythms' | 'entryLevel' | 'campuses'>;
type Campus = Pick<CampusCard, 'slug' | 'title' | 'country' | 'hasWorkStudy' | 'rent'>;

/** What is counted of what a visitor chose, and why the rest is not. */
export type CostSituation = Situation & {
  campus: Campus | null;
  /** The campus has no work-study, and that is what was chosen. */
  isWithoutWorkStudy: boolean;
  /** The grant is for studies in France. */
  isGrantAbroad: boolean;
  /** The programme has no such campus or rhythm. */
  isUnknown: boolean;
};

type Context = { campuses: readonly Campus[]; rates: Rates; today: string };

const COMING_OF_AGE = 18;
const HOME_COUNTRY = 'France';

/** The campuses of a programme that the school describes. */
export function campusesOf<Place extends Campus>({ campuses }: Programme, places: readonly Place[]): Place[] {
  return places.filter(({ slug }) => campuses.some((campus) => campus.slug === slug));
}

/** Whoever says nothing is as old as most who start there. */
export function usualAge({ entryLevel }: Pick<Programme, 'entryLevel'>): number {
  return Math.min(COMING_OF_AGE + entryLevel, OLDEST);
}

function modeOf({ rhythms }: Programme, rythme: string | undefined): StudyMode | null {
  const asked = STUDY_MODES.find((mode) => RHYTHM_VALUES[mode] === rythme);
  return asked && rhythms.includes(asked) ? asked : null;
}

export function situationOf(
  programme: Programme,
  choice: CostChoice,
  { campuses, rates, today }: Context,
): CostSituation {
  const asked = modeOf(programme, choice.rythme);
  const mode = asked ?? programme.rhythms[0] ?? 'continuing';
  const campus = campusesOf(programme, campuses).find(({ slug }) => slug === choice.campus) ?? null;
  const step = GRANT_STEPS.find((one) => one === choice.bourse);
  const grant = step === undefined ? null : grantOn(rates, step, today);
  const isAbroad = campus !== null && campus.country !== HOME_COUNTRY;
  return {
    mode,
    age: COST_AGES.find((age) => String(age) === choice.age) ?? usualAge(programme),
    grant: isAbroad ? null : grant,
    rent: campus?.rent ?? null,
    campus,
    isWithoutWorkStudy: mode === 'periodic' && campus !== null && !campus.hasWorkStudy,
    isGrantAbroad: isAbroad && grant !== null,
    isUnknown:
      (choice.rythme !== undefined && asked === null) || (choice.campus !== undefined && campus === null),
  };
}
