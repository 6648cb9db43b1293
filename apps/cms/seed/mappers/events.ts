import type { CourseCategory } from '@meridia/domain/courses';
import type { EventState } from '@meridia/domain/events';
import type { Locale } from '@meridia/domain/locales';
import { markdownToBlocks } from '../rich-text/markdown-to-blocks';
import { planEvents, type PlannedDays, type WishedEvent } from '@meridia/domain/event-days.rules';
import { parisInstant } from '@meridia/domain/paris-time';
import { inLocale, toLines, versionsOf, type Localised } from '../localised';
import { dayAfter, monthAfter } from '../relative-dates';
import { reference, references, type SeedContext } from '../seed-context';
import type { SeedDocument } from '../seed-document';

const EVENT = 'api::event.event';
const JOB_OFFER = 'api::job-offer.job-offer';

export type EventFile = WishedEvent & {
  title: string;
  title_en?: string;
  endTime: string | null;
  state?: EventState;
  categories?: CourseCategory[];
  venue?: string;
  /** Where it is not a name. */
  venue_en?: string;
  address?: string;
  audience: Localised;
  price: Localised;
  timetable: ({ time: string } & Localised)[];
  description: string;
  description_en?: string;
  url: string;
};

const instantOf = (day: string, time: string) => parisInstant(day, time).toISOString();

function toDescription({ description, description_en: english }: EventFile, locale: Locale) {
  const text = locale === 'fr' ? description : english;
  return text ? markdownToBlocks(text) : null;
}

function toEvent(context: SeedContext, file: EventFile, days: PlannedDays): SeedDocument {
  const { slug, type, url, venue, venue_en, address, startTime, endTime } = file;
  return {
    uid: EVENT,
    documentId: context.idOf(EVENT, slug),
    versions: versionsOf(Boolean(file.title_en), (locale) => ({
      site: context.site,
      ...{ slug, type, url, address },
      venue: locale === 'fr' ? venue : (venue_en ?? venue),
      state: file.state ?? 'scheduled',
      categories: (file.categories ?? []).map((category) => ({ category })),
      title: locale === 'fr' ? file.title : file.title_en,
      dateStart: instantOf(days.start, startTime),
      dateEnd: endTime === null ? null : instantOf(days.end, endTime),
      audience: inLocale(file.audience, locale),
      price: inLocale(file.price, locale),
      timetable: file.timetable.map((line) => ({ time: line.time, text: inLocale(line, locale) ?? line.fr })),
      campuses: references(context, 'api::campus.campus', file.campuses),
      description: toDescription(file, locale),
    })),
  };
}

/** Their days are chosen together: no campus has two events on one day. */
export function toEvents(context: SeedContext, files: readonly EventFile[]): SeedDocument[] {
  const plan = planEvents(files, context.today);
  return files.flatMap((file) => {
    const days = plan.get(file.slug);
    return days ? [toEvent(context, file, days)] : [];
  });
}

export type JobOfferFile = {
  slug: string;
  description: string;
  missions: string[];
  profile: string[];
  campus: string | null;
  startOffsetMonths: number;
  publishedOffsetDays: number;
  expiresOffsetDays: number;
} & Record<string, unknown>;

type OfferDays = Pick<JobOfferFile, 'startOffsetMonths' | 'publishedOffsetDays' | 'expiresOffsetDays'>;

/** An offer closes before the work starts. */
export function offerDays(file: OfferDays, today: string) {
  const startMonth = monthAfter(today, file.startOffsetMonths);
  const lastDay = dayAfter(`${startMonth}-01`, -1);
  const expiresOn = dayAfter(today, file.expiresOffsetDays);
  return {
    startMonth,
    publishedOn: dayAfter(today, file.publishedOffsetDays),
    expiresOn: expiresOn < lastDay ? expiresOn : lastDay,
  };
}

export function toJobOffer(context: SeedContext, file: JobOfferFile): SeedDocument {
  const {
    startOffsetMonths: _start,
    publishedOffsetDays: _published,
    expiresOffsetDays: _expires,
    ...offer
  } = file;
  return {
    uid: JOB_OFFER,
    documentId: context.idOf(JOB_OFFER, offer.slug),
    versions: versionsOf(false, () => ({
      site: context.site,
      ...offer,
      description: markdownToBlocks(offer.description),
      missions: toLines(offer.missions),
      profile: toLines(offer.profile),
      campus: reference(context, 'api::campus.campus', offer.campus),
      ...offerDays(file, context.today),
    })),
  };
}
