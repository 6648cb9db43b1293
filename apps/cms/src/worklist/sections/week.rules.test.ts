import { expect, it } from 'vitest';
import type { PastPlan } from '../../schedule/read-schedule';
import { weekOf, type Publication } from './week.rules';

const WEEK = { from: new Date('2026-11-15T23:00:00Z'), to: new Date('2026-11-22T23:00:00Z') };
const aPlan = (documentId: string, at: string, problem: string | null = null): PastPlan => ({
  ...{ uid: 'api::event.event', documentId, title: 'Titre', action: 'publish', at, problem },
});
const aPublication = (documentId: string, at: string): Publication => ({
  ...{ uid: 'api::event.event', documentId, locale: 'fr', title: 'Titre', author: null, at: new Date(at) },
});

it('WORK-03 the week: what could not be published, what comes, what was published', () => {
  const found = weekOf(
    {
      coming: [aPlan('friday', '2026-11-20T08:00:00Z'), aPlan('next monday', '2026-11-22T23:00:00Z')],
      past: [
        aPlan('refused', '2026-11-16T08:00:00Z', 'Le titre est vide.'),
        aPlan('done', '2026-11-16T09:00:00Z'),
        aPlan('refused long ago', '2026-11-15T22:59:00Z', 'Le titre est vide.'),
      ],
      published: [
        aPublication('monday', '2026-11-15T23:00:00Z'),
        aPublication('tuesday', '2026-11-17T10:00:00Z'),
      ],
    },
    WEEK,
  );
  const ids = found.map(
    (one) => `${one.kind} ${one.kind === 'done' ? one.done.documentId : one.plan.documentId}`,
  );
  expect(ids).toEqual(['failed refused', 'planned friday', 'done tuesday', 'done monday']);
});
