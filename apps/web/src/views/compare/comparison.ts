import type { Cost } from '@meridia/domain/fees.rules';
import type { NetCost } from '@meridia/domain/net-cost.rules';
import type { EventCard } from '@/content/events/event.model';
import type { ProgrammeDetail } from '@/content/programmes/programme-detail.model';
import type { ProgrammeCard } from '@/content/programmes/programme.model';

/** One programme beside others. */
export type Compared = {
  programme: ProgrammeDetail;
  /** Of those who usually start it: the net cost is theirs, without a grant or a rent. */
  age: number;
  /** By mode; empty: no price is published. */
  costs: readonly { cost: Cost; net: NetCost }[];
  /** « 2027-09-06 »; null: none is announced. */
  intake: string | null;
  openDay: EventCard | null;
};

export type Comparison = {
  compared: readonly Compared[];
  /** Those that may still be added, by name. */
  catalogue: readonly ProgrammeCard[];
  /** The address names programmes. */
  isAsked: boolean;
  /** Some of what it names is not shown. */
  isIncomplete: boolean;
};
