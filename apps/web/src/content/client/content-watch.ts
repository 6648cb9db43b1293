import type { ContentWatch } from '@meridia/content-client/content-watch';
import { count, observe, record } from '@meridia/telemetry/instruments';
import { inSpan } from '@meridia/telemetry/traces';
import { callHeaders } from '@/lib/request-context';

const MS = 1000;
/** A date of HTTP leaves out the part of its second that has passed: half of one, on the whole. */
const HALF_A_SECOND_MS = 500;

/** The first part of the path, behind that of the service: `/api/news/a-slug` is a question for `news`. */
const queryOf = (source: string) => /^(?:https?:\/\/[^/]+\/[^/]+)?\/([\w-]+)/.exec(source)?.[1] ?? 'other';

/** How the calls to the content service go, for whoever looks after the site. */
export const contentWatch: ContentWatch = {
  called(url, outcome, seconds) {
    count('meridia.content.calls', { query: queryOf(url), outcome });
    record('meridia.content.call.duration', seconds);
  },
  misfit: (url) => count('meridia.content.calls', { query: queryOf(url), outcome: 'shape' }),
  loggedIn: (isSuccess) => count('meridia.content.logins', { outcome: isSuccess ? 'ok' : 'failed' }),
};

let clockOffsetMs: number | null = null;
observe('meridia.clock.offset', () => (clockOffsetMs === null ? null : clockOffsetMs / MS));

/** Says which request a call is made for, and compares the clock of the service with ours. */
const callContent: typeof fetch = async (input, init) => {
  const headers = new Headers(init?.headers);
  for (const [name, value] of Object.entries(callHeaders())) headers.set(name, value);
  const response = await fetch(input, { ...init, headers });
  const told = Date.parse(response.headers.get('date') ?? '');
  if (!Number.isNaN(told)) clockOffsetMs = told + HALF_A_SECOND_MS - Date.now();
  return response;
};

export const tracedFetch: typeof fetch = (input, init) =>
  inSpan({ name: 'content call' }, () => callContent(input, init));
