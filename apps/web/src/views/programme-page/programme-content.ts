import type { ProgrammeDetail } from '@/content/programmes/programme-detail.model';
import type { ProgrammeCard } from '@/content/programmes/programme.model';

/** What the page of a programme shows. */
export type ProgrammeContent = {
  programme: ProgrammeDetail;
  related: readonly ProgrammeCard[];
  /** Those to come, soonest first: « 2027-02-15 ». */
  intakes: readonly string[];
};
