import { LOCALES, type Locale } from '@meridia/domain/locales';
import { answerAddress, errorAnswer, type Answered } from '@/pages/answer-address';
import { describeError, log } from '@/lib/log';
import { localeOfPath } from '@/lib/paths';
import { feedMarks } from '@/store/feed-marks';
import { withNotes, type Dependence, type PageNotes } from '@/store/page-notes';
import { HEAL_MS } from './page-verdict';
import { toStoredPage, type StoredPage } from './stored-page';

/** Unknown addresses share one page in each language. No address of a visitor is written like that. */
const UNKNOWN = 'unknown:';
export const unknownKey = (locale: Locale): string => `${UNKNOWN}${locale}`;

/** Draws the whole document of an answer. */
export type Draw = (answered: Answered) => string;

const settle = ({ tags, day }: Dependence) => ({ tags: [...tags], day });

async function toPage(draw: Draw, answered: Answered, notes: PageNotes): Promise<StoredPage> {
  const { status, frameOrigins, hasFormThatLeaves } = answered;
  const { point, about, around, isIncomplete, isLate, isBrief } = notes;
  // What the page is about is not told a second time.
  for (const tag of about.tags) around.tags.delete(tag);
  return toStoredPage(draw(answered), {
    status,
    policy: { frameOrigins, hasFormThatLeaves },
    point,
    about: settle(about),
    around: settle(around),
    renewAt: isIncomplete || isLate ? Date.now() + HEAL_MS : null,
    isIncomplete,
    isBrief,
  });
}

/** Makes the page of an address; nothing else of a request is known here. */
export function createPageMaker(draw: Draw) {
  async function make(answer: () => Promise<Answered | null>): Promise<StoredPage | null> {
    const { made, notes } = await withNotes(feedMarks.point(), answer);
    return made && toPage(draw, made, notes);
  }

  return {
    /** Null: there is no such page. A page whose status is a failure is for this visitor only. */
    makePage: async (address: string): Promise<StoredPage | null> => {
      const locale = LOCALES.find((one) => address === unknownKey(one));
      if (locale) return make(() => errorAnswer(locale, 404));
      try {
        return await make(() => answerAddress(address));
      } catch (error) {
        // A view that fails is ours to mend; the visitor gets the whole error page.
        log.error('render failed', { address, ...describeError(error) });
        return make(() => errorAnswer(localeOfPath(address), 500));
      }
    },
  };
}

export type PageMaker = ReturnType<typeof createPageMaker>;
