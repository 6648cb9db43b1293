import { CATALOGUE_STATUSES, UNKNOWN_ROUTE_MESSAGE } from '@meridia/domain/error-catalogue';
import type { SiteContext } from '../../lib/site-context.ts';

export type ErrorPageTexts = {
  headline: string;
  message: string;
  /** ERR-02: what a technician searches for, beside the catalogue's message. */
  technicalMessage: string | null;
  explanation: string;
  codeLabel: string;
  status: number;
  illustrationAlt: string;
  prompt: string;
  backLabel: string;
  homeHref: string;
  links: readonly { label: string; href: string }[];
};

const LINK_KEYS = ['nav.home', 'nav.programmes', 'nav.campuses', 'nav.agenda', 'nav.news'];

function messageKey(status: number): string {
  return CATALOGUE_STATUSES.some((known) => known === status) ? `errors.status${status}` : 'errors.other';
}

export type ErrorPageRequest = {
  status: number;
  /** ERRP-03: overrides the catalogue's message. */
  customMessage?: string;
};

/** What the error page says (ERRP-01 to 03, ERR-01, ERR-02). */
export function errorPageTexts(
  { text, link, href }: SiteContext,
  { status, customMessage }: ErrorPageRequest,
): ErrorPageTexts {
  const message = customMessage ?? text(messageKey(status));
  const isUnknownRoute = status === 404 && message !== UNKNOWN_ROUTE_MESSAGE;
  return {
    headline: text('errorPage.headline'),
    message,
    technicalMessage: isUnknownRoute ? UNKNOWN_ROUTE_MESSAGE : null,
    explanation: text(status === 404 ? 'errorPage.text404' : 'errorPage.message'),
    codeLabel: text('errorPage.code'),
    status,
    illustrationAlt: text('errorPage.illustrationAlt'),
    prompt: text('errorPage.otherPages'),
    backLabel: text('errorPage.backToSite'),
    homeHref: href('/'),
    links: LINK_KEYS.map((key) => ({
      label: text(key),
      href: link(key) ?? href('/'),
    })),
  };
}

const SHOWN_FAILURES = [503, 504];

/** The status a visitor is told of a failed page: what the content service thinks of our own call is not his business. */
export function failureStatus(status: number | null): number {
  return status !== null && SHOWN_FAILURES.includes(status) ? status : 500;
}
