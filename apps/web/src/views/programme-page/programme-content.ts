import type { ProgrammeDetail } from '@/content/programmes/programme-detail.model';
import type { ProgrammeCard } from '@/content/programmes/programme.model';
import type { Website } from '@/content/website/website.model';

/** What the school says of money for all its programmes; null when it says nothing. */
export type SchoolFees = Pick<Website, 'yearlyContribution' | 'feesPath' | 'financingPath'>;

/** What the page of a programme shows. */
export type ProgrammeContent = {
  programme: ProgrammeDetail;
  /** Null when they could not be read (STATE-04). */
  related: readonly ProgrammeCard[] | null;
  /** Those to come, soonest first: « 2027-02-15 ». */
  intakes: readonly string[];
  fees: SchoolFees;
};
