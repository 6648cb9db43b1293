import { feedMarks } from '@/store/feed-marks';
import { toStoredPage, type PageFacts, type StoredPage } from './stored-page';

/** A page made now, about nothing that changes. */
export function aPage({
  html = '<p>',
  ...facts
}: Partial<PageFacts> & { html?: string } = {}): Promise<StoredPage> {
  return toStoredPage(html, {
    status: 200,
    policy: { frameOrigins: [], hasFormThatLeaves: false },
    point: feedMarks.point(),
    about: { tags: [], day: null },
    around: { tags: [], day: null },
    answers: null,
    turnsAt: null,
    renewAt: null,
    isIncomplete: false,
    isBrief: false,
    ...facts,
  });
}
