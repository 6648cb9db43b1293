import { markdownToBlocks } from '../rich-text/markdown-to-blocks';
import { toLines, versionsOf } from '../localised';
import { dayAfter, instantAfter } from '../relative-dates';
import { reference, type SeedContext } from '../seed-context';
import { documentIdOf, type SeedDocument } from '../seed-document';

const EVENT = 'api::event.event';
const JOB_OFFER = 'api::job-offer.job-offer';

export type EventFile = {
  slug: string;
  title: string;
  title_en?: string;
  type: string;
  campus: string | null;
  startOffsetDays: number;
  startTime: string;
  endOffsetDays: number | null;
  endTime: string | null;
  description: string;
  url: string;
};

export function toEvent(context: SeedContext, file: EventFile): SeedDocument {
  const { slug, type, url, startOffsetDays, startTime, endOffsetDays, endTime } = file;
  const hasEnd = endOffsetDays !== null && endTime !== null;
  return {
    uid: EVENT,
    documentId: documentIdOf(EVENT, context.site, slug),
    versions: versionsOf(Boolean(file.title_en), (locale) => ({
      site: context.site,
      ...{ slug, type, url },
      title: locale === 'fr' ? file.title : file.title_en,
      dateStart: instantAfter(context.today, startOffsetDays, startTime),
      dateEnd: hasEnd ? instantAfter(context.today, endOffsetDays, endTime) : null,
      campus: reference(context, 'api::campus.campus', file.campus),
      description: locale === 'fr' ? markdownToBlocks(file.description) : null,
    })),
  };
}

export type JobOfferFile = {
  slug: string;
  description: string;
  missions: string[];
  profile: string[];
  campus: string | null;
  publishedOffsetDays: number;
  expiresOffsetDays: number;
} & Record<string, unknown>;

export function toJobOffer(context: SeedContext, file: JobOfferFile): SeedDocument {
  const { publishedOffsetDays, expiresOffsetDays, ...offer } = file;
  return {
    uid: JOB_OFFER,
    documentId: documentIdOf(JOB_OFFER, context.site, offer.slug),
    versions: versionsOf(false, () => ({
      site: context.site,
      ...offer,
      description: markdownToBlocks(offer.description),
      missions: toLines(offer.missions),
      profile: toLines(offer.profile),
      campus: reference(context, 'api::campus.campus', offer.campus),
      publishedOn: dayAfter(context.today, publishedOffsetDays),
      expiresOn: dayAfter(context.today, expiresOffsetDays),
    })),
  };
}
