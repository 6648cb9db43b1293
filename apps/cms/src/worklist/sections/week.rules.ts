import type { PastPlan, Planned } from '../../schedule/read-schedule';

export type Publication = {
  uid: string;
  documentId: string;
  locale: string;
  title: string;
  author: string | null;
  at: Date;
};
export type OfWeek =
  | { kind: 'failed'; plan: PastPlan }
  | { kind: 'planned'; plan: Planned }
  | { kind: 'done'; done: Publication };

type Read = { coming: readonly Planned[]; past: readonly PastPlan[]; published: readonly Publication[] };

/** What could not be published first, then what comes, then what was published, the newest first. */
export function weekOf({ coming, past, published }: Read, week: { from: Date; to: Date }): OfWeek[] {
  const isIn = (at: Date) => at >= week.from && at < week.to;
  return [
    ...past
      .filter(({ at, problem }) => problem !== null && isIn(new Date(at)))
      .map((plan): OfWeek => ({ kind: 'failed', plan })),
    ...coming.filter(({ at }) => new Date(at) < week.to).map((plan): OfWeek => ({ kind: 'planned', plan })),
    ...published
      .filter(({ at }) => isIn(at))
      .toSorted((one, other) => other.at.getTime() - one.at.getTime())
      .map((done): OfWeek => ({ kind: 'done', done })),
  ];
}
