import { getCampuses } from '@/content/campuses/campuses.query';
import { around, keepShort, readToday } from '@/content/client/content-cache';
import { getCalendarEvents } from '@/content/events/events.query';
import { getProgrammeDates, getProgrammes } from '@/content/programmes/programmes.query';
import { getWebsite } from '@/content/website/website.query';
import { readCalendarChoice } from '@/features/calendar/calendar-choice.rules';
import { eventsOfProgramme, nextDates } from '@/features/calendar/your-calendar.rules';
import type { Calendar } from '@/features/calendar/calendar.model';
import { paths, type ActionChoice } from '@/lib/paths';
import type { Asked, School } from '@/pages/page';
import type { YourCalendar } from '@/views/calendar/your-calendar';
import { toEventEntry } from './event-entry';
import { toProgrammeEntries } from './programme-entries';

/** What the content knows of a choice; what somebody made up is not asked for. */
async function loadChoice({ locale, query }: Asked) {
  const asked = readCalendarChoice(query);
  const [programmes, everyCampus] = await Promise.all([getProgrammes(locale), getCampuses(locale)]);
  const isListed = programmes.some(({ slug }) => slug === asked.programme);
  const programme = isListed ? await getProgrammeDates(locale, asked.programme ?? '') : null;
  const campuses = programme?.campuses ?? everyCampus.map(({ slug, title }) => ({ slug, title }));
  const campus = campuses.find(({ slug }) => slug === asked.campus);
  const choice: ActionChoice = {
    ...(programme && { programme: programme.slug }),
    ...(campus && { campus: campus.slug }),
  };
  const hasUnknownChoice = Object.keys(asked).length > Object.keys(choice).length;
  if (hasUnknownChoice) keepShort();
  return { programmes, programme, campuses, campus, choice, hasUnknownChoice };
}

export async function loadCalendar(asked: Asked): Promise<YourCalendar> {
  const { programme, campus, ...chosen } = await loadChoice(asked);
  const [events, today, website] = await Promise.all([
    programme ? getCalendarEvents(asked.locale) : [],
    readToday(),
    around(() => getWebsite(asked.locale)),
  ]);
  const found = programme && {
    programme,
    next: nextDates(eventsOfProgramme(events, programme, campus?.slug ?? null), programme, today),
  };
  return {
    ...chosen,
    programmes: chosen.programmes.map(({ slug, name }) => ({ slug, name })),
    found,
    siteUrl: website?.siteUrl ?? null,
  };
}

/** The dates of a programme, at a campus or at all of them; null: none is chosen. */
export async function yourCalendar(asked: Asked, school: School): Promise<Calendar | null> {
  const { programme, campus, choice } = await loadChoice(asked);
  if (!programme) return null;
  const events = await getCalendarEvents(asked.locale);
  const { site, urlOf } = school;
  return {
    title: [site.text('calendar.title'), programme.name, campus?.title].filter(Boolean).join(' – '),
    url: urlOf(paths.calendar(choice)),
    entries: [
      ...toProgrammeEntries(programme, school),
      ...eventsOfProgramme(events, programme, campus?.slug ?? null).map((event) =>
        toEventEntry(event, school),
      ),
    ],
  };
}
