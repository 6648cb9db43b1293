import { CATALOGUE_STATUSES, UNKNOWN_ROUTE_MESSAGE } from '@meridia/domain/error-catalogue';
import type { Locale } from '@meridia/domain/locales';
import { lookUpLabel, lookUpLink, type LabelSource } from '@meridia/labels/label.rules';

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
  locale: Locale;
  status: number;
  /** ERRP-03: overrides the catalogue's message. */
  customMessage?: string;
  /** The address of a page of the site in this language. */
  toHref: (path: string) => string;
};

/** What the error page says (ERRP-01 to 03, ERR-01, ERR-02). */
export function errorPageTexts(
  source: LabelSource,
  { locale, status, customMessage, toHref }: ErrorPageRequest,
): ErrorPageTexts {
  const text = (key: string) => lookUpLabel(source, locale, key);
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
    homeHref: toHref('/'),
    links: LINK_KEYS.map((key) => ({
      label: text(key),
      href: toHref(lookUpLink(source.dictionaries, locale, key) ?? '/'),
    })),
  };
}

const SHOWN_FAILURES = [503, 504];

/** The status a visitor is told of a failed page: what the content service thinks of our own call is not his business. */
export function failureStatus(status: number | null): number {
  return status !== null && SHOWN_FAILURES.includes(status) ? status : 500;
}
