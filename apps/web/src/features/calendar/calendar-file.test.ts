import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { parisInstant } from '@meridia/domain/paris-time';
import { writeCalendar } from './calendar-file';
import type { CalendarEntry } from './calendar.model';

const ENTRY: CalendarEntry = {
  uid: 'event-1@meridia',
  modifiedAt: '2026-11-01T08:00:00.000Z',
  title: 'Portes ouvertes à Lyon',
  time: { kind: 'moment', startsAt: '2026-11-28T13:00:00.000Z', endsAt: '2026-11-28T18:00:00.000Z' },
  isCancelled: false,
  location: 'Campus de Lyon, 45, cours du Méridien, 69007 Lyon',
  description: 'Portes ouvertes',
  url: 'https://www.meridia.example/agenda/jpo',
  category: 'Portes ouvertes',
};

const write = (...entries: Partial<CalendarEntry>[]) =>
  writeCalendar(
    {
      title: 'Agenda, Lyon',
      url: 'https://www.meridia.example/agenda',
      entries: entries.map((entry) => ({ ...ENTRY, ...entry })),
    },
    'fr',
    'Meridia',
  );

/** Names that begin with X- are not unescaped for the reader. */
const nameOf = (calendar: ICAL.Component) =>
  String(calendar.getFirstPropertyValue('x-wr-calname')).replace(/\\(.)/g, '$1');

/** Read by another library than the one that writes. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  return { calendar, events: calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one)) };
}

const textOf = (event: ICAL.Event | undefined, name: string) =>
  event?.component.getFirstPropertyValue(name)?.toString();

const PARIS = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Paris',
  dateStyle: 'short',
  timeStyle: 'short',
});

describe('CAL-01 a calendar', () => {
  it('CAL-01 is read by another library: its name, its words, its moments', () => {
    const { calendar, events } = read(write({}));
    const [event] = events;

    expect(nameOf(calendar)).toBe('Agenda, Lyon');
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
    expect(event?.uid).toBe(ENTRY.uid);
    expect([event?.summary, event?.location, event?.description]).toEqual([
      ENTRY.title,
      ENTRY.location,
      ENTRY.description,
    ]);
    expect(event?.startDate.toJSDate().toISOString()).toBe('2026-11-28T13:00:00.000Z');
    expect(event?.endDate.toJSDate().toISOString()).toBe('2026-11-28T18:00:00.000Z');
    expect(textOf(event, 'url')).toBe(ENTRY.url);
  });

  it('is the same bytes for the same content', async () => {
    const first = write({});
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect(write({})).toBe(first);
  });

  it('without an event is still a calendar', () => {
    expect(read(write()).events).toEqual([]);
  });

  it('a date that is a day has no hour, in any part of the world, and leaves the visitor free', () => {
    const [event] = read(write({ time: { kind: 'day', day: '2027-03-31' } })).events;

    expect(event?.startDate.isDate).toBe(true);
    expect(event?.startDate.toString()).toBe('2027-03-31');
    expect(event?.endDate.toString()).toBe('2027-04-01');
    expect(textOf(event, 'transp')).toBe('TRANSPARENT');
  });
});

/** The last Sundays of March and October, when clocks change at one o’clock in universal time. */
const CHANGES = ['2026-10-25', '2027-03-28', '2027-10-31', '2028-03-26', '2028-10-29'];
const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
const CASES = CHANGES.flatMap((change) => [
  [dayBefore(change), '18:00', '23:30'],
  [change, '01:30', '03:30'],
  [change, '09:00', '17:00'],
  [dayBefore(change), '22:00', '26:00'],
]);

describe('CAL-01 across the changes of hour in Paris', () => {
  it('there are twenty cases', () => expect(CASES).toHaveLength(20));

  it.each(CASES)('%s from %s to %s is at that hour for who reads it', (day = '', from = '', to = '') => {
    // 26:00 is two in the morning after.
    const isNextDay = to === '26:00';
    const lastDay = isNextDay ? CHANGES.find((change) => dayBefore(change) === day) : day;
    const lastTime = isNextDay ? '04:00' : to;
    const startsAt = parisInstant(day, from).toISOString();
    const endsAt = parisInstant(lastDay ?? '', lastTime).toISOString();
    const file = write({ time: { kind: 'moment', startsAt, endsAt } });
    const [event] = read(file).events;

    expect(PARIS.format(event?.startDate.toJSDate())).toBe(`${day} ${from}`);
    expect(PARIS.format(event?.endDate.toJSDate())).toBe(`${lastDay} ${lastTime}`);
    // No zone to be wrong about: the file says the instant itself.
    expect(event?.startDate.zone.tzid).toBe('UTC');
    expect(file).not.toContain('TZID');
  });
});

describe('CAL-02 an event that changes', () => {
  const sequenceIn = (file: string) => read(file).events[0]?.sequence;

  it('CAL-02 that is moved is the same one, later in its sequence', () => {
    const before = write({});
    const moved = write({
      modifiedAt: '2026-11-02T09:30:00.000Z',
      time: { kind: 'moment', startsAt: '2026-12-05T13:00:00.000Z', endsAt: null },
    });
    const [event] = read(moved).events;

    expect(event?.uid).toBe(read(before).events[0]?.uid);
    expect(sequenceIn(moved)).toBeGreaterThan(sequenceIn(before) ?? 0);
    expect(textOf(event, 'last-modified')).toBe('2026-11-02T09:30:00Z');
    expect(textOf(event, 'status')).toBe('CONFIRMED');
    expect(event?.startDate.toJSDate().toISOString()).toBe('2026-12-05T13:00:00.000Z');
  });

  it('CAL-02 that is cancelled is the same one, and says so', () => {
    const cancelled = write({ modifiedAt: '2026-11-03T09:30:00.000Z', isCancelled: true });
    const [event] = read(cancelled).events;

    expect(event?.uid).toBe(ENTRY.uid);
    expect(sequenceIn(cancelled)).toBeGreaterThan(sequenceIn(write({})) ?? 0);
    expect(textOf(event, 'status')).toBe('CANCELLED');
  });
});

describe('what an editor may have pasted', () => {
  const HOSTILE = [
    'Fin\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:Autre',
    'a;b,c\\d "e" : f',
    'retour\rseul',
    'contr\u0000ôle\u0007',
    `${'é'.repeat(200)}😀${'œ'.repeat(100)}`,
  ];

  it.each(HOSTILE)('stays inside its own field: %j', (text) => {
    const file = writeCalendar(
      {
        title: text,
        url: ENTRY.url,
        entries: [{ ...ENTRY, title: text, location: text, description: text }],
      },
      'fr',
      text,
    );
    const { calendar, events } = read(file);

    expect(events).toHaveLength(1);
    expect(events[0]?.summary.replaceAll('\n', '')).toContain(text.slice(0, 3));
    expect(nameOf(calendar)).toBe(events[0]?.summary.replace(/\s+/g, ' ').trim());
    expect(events[0]?.location).toBe(events[0]?.summary);
  });

  it('no line is longer than 75 bytes, and none breaks a character', () => {
    const lines = write({ title: HOSTILE.at(-1) }).split('\r\n');

    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    expect(lines.join('')).not.toContain('\uFFFD');
  });
});
