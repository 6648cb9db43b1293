import { LOCALES, type Locale } from '@meridia/domain/locales';
import { GONE_STATUS } from '@meridia/domain/redirects';
import { answerAddress, errorAnswer, type Answered } from '@/pages/answer-address';
import { isForPrograms, writeForPrograms } from '@/pages/machines/for-programs';
import { describeError, log } from '@/lib/log';
import { localeOfPath } from '@/lib/paths';
import { feedMarks } from '@/store/feed-marks';
import { withNotes, type Dependence, type PageNotes } from '@/store/page-notes';
import { HEAL_MS } from './page-verdict';
import { toStoredPage, type PageFacts, type StoredPage } from './stored-page';

/** The addresses of no page, and those of a page that is gone (LIFE-02). */
const LOST_STATUSES = [404, GONE_STATUS] as const;
export type LostStatus = (typeof LOST_STATUSES)[number];

/** They share one page in each language. No address of a visitor is written like that. */
export const lostKey = (locale: Locale, status: LostStatus): string => `lost:${status}:${locale}`;
const LOST = LOST_STATUSES.flatMap((status) => LOCALES.map((locale) => ({ status, locale })));

/** Draws the whole document of an answer. */
export type Draw = (answered: Answered) => string;

/** What has neither a frame nor a form. */
const PLAIN_POLICY = { frameOrigins: [], hasFormThatLeaves: false };

type Made = Pick<PageFacts, 'status' | 'type' | 'policy'> & { body: string | Buffer };

const settle = ({ tags, day }: Dependence) => ({ tags: [...tags], day });

function toPage({ body, ...facts }: Made, notes: PageNotes): Promise<StoredPage> {
  const { point, about, around, answers, isOfMore, turnsAt, isIncomplete, isLate, isBrief } = notes;
  // What the page is about is not told a second time.
  for (const tag of about.tags) around.tags.delete(tag);
  return toStoredPage(body, {
    ...facts,
    point,
    about: settle(about),
    around: settle(around),
    answers: isOfMore ? null : [...answers],
    turnsAt,
    renewAt: isIncomplete || isLate ? Date.now() + HEAL_MS : null,
    isIncomplete,
    isBrief,
  });
}

/** Makes the page of an address; nothing else of a request is known here. */
export function createPageMaker(draw: Draw) {
  async function make(answer: () => Promise<Made | null>): Promise<StoredPage | null> {
    const { made, notes } = await withNotes(feedMarks.point(), answer);
    return made && toPage(made, notes);
  }

  async function drawn(answer: Promise<Answered | null>): Promise<Made | null> {
    const answered = await answer;
    if (!answered) return null;
    const { status, frameOrigins, hasFormThatLeaves } = answered;
    return { body: draw(answered), status, policy: { frameOrigins, hasFormThatLeaves } };
  }

  /** What programs read: a failure is a page like any other, and never takes the place of the last good copy. */
  async function written(address: string): Promise<Made | null> {
    const document = await writeForPrograms(address);
    return document && { ...document, status: 200, policy: PLAIN_POLICY };
  }

  return {
    /** Null: there is no such page. A page whose status is a failure is for this visitor only. */
    makePage: async (address: string): Promise<StoredPage | null> => {
      const lost = LOST.find(({ locale, status }) => address === lostKey(locale, status));
      if (lost) return make(() => drawn(errorAnswer(lost.locale, lost.status)));
      const isForMachines = isForPrograms(address);
      try {
        return await make(() => (isForMachines ? written(address) : drawn(answerAddress(address))));
      } catch (error) {
        // A view that fails is ours to mend; the visitor gets the whole error page.
        log.error('render failed', { address, ...describeError(error) });
        return make(() => drawn(errorAnswer(localeOfPath(address), isForMachines ? 503 : 500)));
      }
    },
  };
}

export type PageMaker = ReturnType<typeof createPageMaker>;
