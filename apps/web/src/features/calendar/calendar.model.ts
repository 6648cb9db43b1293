/** A moment, or a whole day « 2027-03-31 ». Instants are ISO, in universal time. */
type EntryTime = { kind: 'moment'; startsAt: string; endsAt: string | null } | { kind: 'day'; day: string };

/** A date as a calendar program takes it. */
export type CalendarEntry = {
  /** The same for as long as it is the same date to people, moved or cancelled. */
  uid: string;
  /** When it was last published; null: not known. */
  modifiedAt: string | null;
  title: string;
  time: EntryTime;
  isCancelled: boolean;
  location: string | null;
  description: string;
  url: string;
  category: string;
};

export type Calendar = { title: string; url: string; entries: readonly CalendarEntry[] };
