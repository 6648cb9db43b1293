import type { EventType } from '@meridia/domain/events';
import type { JobContract } from '@meridia/domain/jobs';
import type { Locale } from '@meridia/domain/locales';
import { dayOf, EMPTY, monthOf, namesOf, type Passage, type Searched } from '../passage';
import { CONTRACT_WORDS, EVENT_WORDS } from '../search-keywords.data';
import { textOf } from '../text-of.rules';

/** Ours: more names than these would be longer than the title that they stand beside. */
const NAMED_CAMPUSES = 4;

/** Not found any more when it is over. */
export function eventPassages(event: Searched, locale: Locale): Passage[] {
  const date = dayOf(event.dateStart);
  const campuses = namesOf(event.campuses);
  return [
    {
      ...EMPTY,
      kind: 'event',
      title: textOf(event.title),
      about: campuses.length > NAMED_CAMPUSES ? null : campuses.join(', ') || null,
      keywords: textOf(EVENT_WORDS[locale][event.type as EventType], campuses, monthOf(date, locale)),
      summary: textOf(event.venue, event.audience),
      body: textOf(event.description, event.timetable, event.address),
      date,
      endsOn: dayOf(event.dateEnd) ?? date,
    },
  ];
}

/** Not found any more when it has expired. */
export function jobOfferPassages(offer: Searched, locale: Locale): Passage[] {
  return [
    {
      ...EMPTY,
      kind: 'offer',
      title: textOf(offer.title),
      about: [textOf(offer.company), textOf(offer.city)].filter(Boolean).join(' · ') || null,
      keywords: textOf(
        CONTRACT_WORDS[locale][offer.contract as JobContract],
        offer.company,
        offer.city,
        namesOf(offer.campus),
        textOf(offer.domain).replaceAll('-', ' '),
      ),
      summary: textOf(offer.duration, offer.startMonth),
      body: textOf(offer.description, offer.missions, offer.profile),
      endsOn: dayOf(offer.expiresOn),
    },
  ];
}
