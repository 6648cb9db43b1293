import type { NetCost } from '@meridia/domain/net-cost.rules';
import type { Rates } from '@meridia/domain/rates.rules';
import type { CampusCard } from '@/content/campuses/campus.model';
import type { ProgrammeDetail } from '@/content/programmes/programme-detail.model';
import type { CostChoice } from '@/features/programme-cost/cost-choice.rules';
import type { CostSituation } from '@/features/programme-cost/cost-situation.rules';

/** What the page of a cost shows. */
export type CostContent = {
  programme: ProgrammeDetail;
  /** Those where the programme is taught. */
  campuses: readonly CampusCard[];
  /** As the address has it; the situation is what was made of it. */
  choice: CostChoice;
  situation: CostSituation;
  /** Null: no price is published. */
  cost: NetCost | null;
  rates: Rates;
  today: string;
  isChosen: boolean;
  /** The address asks for something that does not exist. */
  isUnknown: boolean;
  feesPath: string | null;
  financingPath: string | null;
};
