import { parisDay } from '@meridia/domain/paris-time';

const REREAD_MS = 1000;
let known = { day: '', readAt: -Infinity };

/** The day it is in Paris, to the second: asked at each request, and written by a formatter that takes its time. */
export function todayInParis(now: number = Date.now()): string {
  if (Math.abs(now - known.readAt) >= REREAD_MS || known.day === '')
    known = { day: parisDay(new Date(now)), readAt: now };
  return known.day;
}
