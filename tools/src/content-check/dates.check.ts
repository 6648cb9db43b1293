import { addDays, isSchoolClosed, MONDAY, weekdayOf } from '@meridia/domain/calendar-days';
import { planEvents } from '@meridia/domain/event-days.rules';
import { nextIntake } from '@meridia/domain/intake-days.rules';
import type { SchoolContent } from './school-content.ts';
import type { Statement } from './statement.ts';

const said = (isTrue: boolean, otherwise: string) => (isTrue ? 'holds' : otherwise);
const holds = (topic: string, place: string, isTrue: boolean, otherwise: string): Statement => ({
  topic,
  place,
  says: said(isTrue, otherwise),
  is: 'holds',
});

/** No event on a closed day; what it tells of its hours is inside them. */
function checkEvents({ events, today }: SchoolContent): Statement[] {
  const plan = planEvents(events, today);
  return events.flatMap(({ slug, startOffsetDays, endOffsetDays, endTime, timetable }) => {
    const days = plan.get(slug);
    const isOneDay = (endOffsetDays ?? startOffsetDays) === startOffsetDays;
    const last = timetable.at(-1)?.time ?? '';
    const times = timetable.map(({ time }) => time);
    return [
      holds('dates', `event ${slug}`, days !== undefined && !isSchoolClosed(days.start), `on ${days?.start}`),
      holds(
        'dates',
        `timetable of ${slug}`,
        !isOneDay || (times.toSorted().join() === times.join() && (endTime === null || last <= endTime)),
        `ends at ${last}`,
      ),
    ];
  });
}

function checkIntakes({ courses, today }: SchoolContent): Statement[] {
  return courses.flatMap(({ slug, intakeDates }) =>
    intakeDates.map((day) => {
      const next = nextIntake(day, today);
      const isRight = next > today && weekdayOf(next) === MONDAY && !isSchoolClosed(next);
      return holds('dates', `intake of ${slug}`, isRight, next);
    }),
  );
}

/** An offer is published, closes, then the work starts: the first of a month that is `months` away is after that. */
function checkOffers({ offers }: SchoolContent): Statement[] {
  return offers.map(({ slug, startOffsetMonths, publishedOffsetDays, expiresOffsetDays }) =>
    holds(
      'dates',
      `offer ${slug}`,
      publishedOffsetDays < expiresOffsetDays && (expiresOffsetDays < 0 || startOffsetMonths >= 2),
      `starts after ${startOffsetMonths} months, closes after ${expiresOffsetDays} days`,
    ),
  );
}

/** The pages promise when a registration ends: every registered programme says it, and it is not over. */
function checkCertifications({ courses, today }: SchoolContent): Statement[] {
  return courses
    .filter(({ certification }) => certification.rncp !== null)
    .map(({ slug, certification: { date, expiryDate } }) =>
      holds(
        'promises',
        `end of the registration of ${slug}`,
        expiryDate !== null && date < today && expiryDate > today,
        expiryDate ?? 'not told',
      ),
    );
}

const MONTHS = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(
  ' ',
);

/** « au 31 mars », « jusqu’au 31 janvier »: a programme closes on a day that the admissions page tells. */
function checkDeadlines({ courses, texts }: SchoolContent): Statement[] {
  const told = texts
    .filter(({ name }) => name.endsWith('--admissions.md'))
    .flatMap(({ text }) => [...text.matchAll(/au (\d+) (\p{L}+)/gu)])
    .map(([, day = '', month = '']) =>
      [MONTHS.indexOf(month) + 1, day].map((part) => String(part).padStart(2, '0')).join('-'),
    );
  return courses.flatMap(({ slug, deadlines = [] }) =>
    deadlines.map((day) =>
      holds('dates', `deadline of ${slug}`, told.includes(day.slice('AAAA-'.length)), `${day}, told nowhere`),
    ),
  );
}

/** « du 1er octobre au 30 novembre 2026 »: each session of the calendar starts the day after the one before. */
function checkSessions({ texts }: SchoolContent): Statement[] {
  const dayOf = (day: string, month: string, year: string) =>
    `${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const session = /"du (\d+)(?:er)? (\p{L}+)(?: (\d{4}))? au (\d+) (\p{L}+) (\d{4})"/gu;
  return texts
    .filter(({ name }) => name.endsWith('--admissions.md'))
    .flatMap(({ name, text }) => {
      const sessions = [...text.matchAll(session)].map(
        ([, from = '', fromMonth = '', fromYear, to = '', toMonth = '', year = '']) => ({
          start: dayOf(from, fromMonth, fromYear ?? year),
          end: dayOf(to, toMonth, year),
        }),
      );
      return sessions.slice(1).map(({ start }, rank) => ({
        topic: 'dates',
        place: `${name}, session ${rank + 2}`,
        says: start,
        is: addDays(sessions[rank]?.end ?? start, 1),
      }));
    });
}

export function checkDates(content: SchoolContent): Statement[] {
  return [checkEvents, checkIntakes, checkDeadlines, checkOffers, checkCertifications, checkSessions].flatMap(
    (check) => check(content),
  );
}
