import { jobOfferPath, JOB_OFFERS_PATH } from '@meridia/contract/endpoints';
import { jobOfferDetailWire, jobOfferWire } from '@meridia/contract/job-offers.wire';
import type { Locale } from '@meridia/domain/locales';
import { readAll, readDocument } from '@/content/client/checked-content';
import { readToday } from '@/content/client/content-cache';
import { readTranslated } from '@/content/translated-document';
import { listLanguage, translateList } from '@/content/translated-list';
import { toJobOfferCard, toJobOfferDetail } from './job-offer.mapper';
import type { JobOfferCard, JobOfferDetail } from './job-offer.model';

const OFFER = 'api::job-offer.job-offer';
const TAGS = [OFFER, 'api::campus.campus'];

/** Those that are still open, newest first. */
export async function getJobOffers(locale: Locale): Promise<JobOfferCard[]> {
  const today = await readToday();
  const query = { filters: { expiresOn: { $gte: today } }, sort: ['publishedOn:desc', 'slug:asc'] };
  const readCards = async (language: Locale) => {
    const offers = await readAll(JOB_OFFERS_PATH, jobOfferWire, { locale: language, tags: TAGS, query });
    return offers.map(toJobOfferCard);
  };
  return translateList(locale, await readCards(listLanguage(locale)), () => readCards(locale));
}

/** One that has expired keeps its page, which says so. */
export async function getJobOffer(locale: Locale, slug: string): Promise<JobOfferDetail | null> {
  const today = await readToday();
  return readTranslated(locale, async (language) => {
    const offer = await readDocument(jobOfferPath(slug), jobOfferDetailWire, {
      locale: language,
      tags: [OFFER],
    });
    return offer && toJobOfferDetail(offer, today);
  });
}
