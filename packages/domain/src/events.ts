import { isOneOf } from './one-of.ts';

export const EVENT_TYPES = [
  'open-door',
  'admission-test',
  'conference',
  'convention',
  'live-my-life',
  'job-dating',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** Ours: the specification has events as planned only. One that is moved has its new dates. */
export const EVENT_STATES = ['scheduled', 'moved', 'cancelled'] as const;
export type EventState = (typeof EVENT_STATES)[number];

export const ALL_EVENTS = 'all';

/** PAGE-01: the filters of the agenda, in the order they are shown. */
export const EVENT_FILTERS = [ALL_EVENTS, ...EVENT_TYPES] as const;
export type EventFilter = (typeof EVENT_FILTERS)[number];

export function isEventType(value: unknown): value is EventType {
  return isOneOf(EVENT_TYPES, value);
}
