import { CATALOGUE_STATUSES, UNKNOWN_ROUTE_MESSAGE } from '@meridia/domain/error-catalogue';
import { GONE_STATUS } from '@meridia/domain/redirects';
import type { SiteContext } from '@/lib/site-context';

export type ErrorPageTexts = {
  /** The largest words of the page: the headline, or the message when it already opens with it. */
  heading: string;
  /** Null when the heading is the message. */
  message: string | null;
  /** ERR-02: what a technician searches for, beside the catalogue's message. */
  technicalMessage: string | null;
  explanation: string;
  codeLabel: string;
  status: number;
  illustrationAlt: string;
  prompt: string;
  /** The way back to the home; null where the explanation does not speak of it. */
  back: { label: string; href: string } | null;
  links: readonly { label: string; href: string }[];
};

const LINK_KEYS = ['nav.home', 'nav.programmes', 'nav.campuses', 'nav.agenda', 'nav.news'];

export type ErrorPageRequest = {
  status: number;
  /** ERRP-03: overrides the catalogue's message. */
  customMessage?: string;
};

/** A page that is gone (LIFE-02) is told as one that is not there: « (ou plus) ». */
const saidAs = (status: number) => (status === GONE_STATUS ? 404 : status);

/** ERR-01: what the catalogue says of a status. */
export function errorMessageText({ text }: Pick<SiteContext, 'text'>, status: number): string {
  const said = saidAs(status);
  const isKnown = CATALOGUE_STATUSES.some((known) => known === said);
  return text(isKnown ? `errors.status${said}` : 'errors.other');
}

/** « Oops cette page n'existe pas » needs no « Oops ! » above it. */
function opensWith(message: string, headline: string): boolean {
  const word = /^\p{L}+/u.exec(headline)?.[0];
  return word !== undefined && message.startsWith(word);
}

/** What the error page says (ERRP-01 to 03, ERR-01, ERR-02). */
export function errorPageTexts(
  site: SiteContext,
  { status, customMessage }: ErrorPageRequest,
): ErrorPageTexts {
  const { text, link, href } = site;
  const message = customMessage ?? errorMessageText(site, status);
  const headline = text('errorPage.headline');
  const isSaid = opensWith(message, headline);
  const explanations = [
    ...(saidAs(status) === 404 && customMessage === undefined ? [`errorPage.text${status}`] : []),
    ...(isSaid ? [] : ['errorPage.message']),
  ];
  const isUnknownRoute = saidAs(status) === 404 && message !== UNKNOWN_ROUTE_MESSAGE;
  return {
    heading: isSaid ? message : headline,
    message: isSaid ? null : message,
    technicalMessage: isUnknownRoute ? UNKNOWN_ROUTE_MESSAGE : null,
    explanation: explanations.map((key) => text(key)).join(' '),
    codeLabel: text('errorPage.code'),
    status,
    illustrationAlt: text('errorPage.illustrationAlt'),
    prompt: text('errorPage.otherPages'),
    back: isSaid ? null : { label: text('errorPage.backToSite'), href: href('/') },
    links: LINK_KEYS.map((key) => ({ label: text(key), href: link(key) ?? href('/') })),
  };
}

/**
 * The status a visitor is told of a failed page: 503 when its content cannot be read (STATE-04), 504 when it does not come in time;
 * what the content service thinks of our own call is not his business. Null: the fault is ours.
 */
export function failureStatus(status: number | null): number {
  if (status === null) return 500;
  return status === 504 ? 504 : 503;
}
