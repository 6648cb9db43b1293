import type { PageAnswer } from './browsers.ts';

/** `choice`: an applicant with a complete choice, who must be led to the CRM. `search`: words that no page is made for before. */
export type VisitKind = 'page' | 'search' | 'choice';

/** A visitor has left by then. */
export const MAX_WAIT_MS = 10_000;

export function kindOf(address: string): VisitKind {
  if (/^\/(?:en\/)?crm\/.*[?&]campus=/.test(address)) return 'choice';
  return /^\/(?:en\/)?recherche\?q=/.test(address) ? 'search' : 'page';
}

const isWhole = (body: string) => body.trimEnd().endsWith('</html>');
/** An honest refusal: it says when to come again. */
const isRefused = ({ status, retryAfter }: PageAnswer) => status === 503 && retryAfter !== '';

/** What is wrong with an answer; null: nothing. Every address that is visited exists, so that 404 and 429 are wrong. */
export function findWrong(address: string, answer: PageAnswer, ms: number): string | null {
  const { status, body, location } = answer;
  const kind = kindOf(address);
  if (status === 0) return 'cut';
  if (ms > MAX_WAIT_MS) return `waited ${Math.round(ms / 1000)} s`;
  if (kind === 'choice') {
    if (status !== 302) return String(status);
    return /^https?:\/\//.test(location) ? null : `led to « ${location} »`;
  }
  // Nothing is searched while the content service is away: the page says so.
  if (kind === 'search' && isRefused(answer)) return null;
  if (status !== 200) return String(status);
  return isWhole(body) ? null : 'not whole';
}
