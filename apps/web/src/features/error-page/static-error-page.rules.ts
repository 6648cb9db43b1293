import { DEFAULT_LOCALE, type Locale } from '@meridia/domain/locales';
import { LABELS } from '@meridia/labels/labels.data';
import { paths } from '@/lib/paths';
import { createSiteContext } from '@/lib/site-context';
import { errorPageTexts, type ErrorPageTexts } from './error-texts.rules';
import { STATIC_ERROR_STYLE } from './static-error-style.data';

/** The address that was asked for, its query included, without writing a visitor's text into the page. */
const THIS_ADDRESS = '';
export const BUSY_STATUS = 429;
export const PREVIEW_STATUS = 404;

const labels = { dictionaries: LABELS, logger: { info: () => undefined } };
const siteIn = (locale: Locale) => createSiteContext({ locale, labels });

function head({ heading, message }: ErrorPageTexts): string {
  return [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${message ?? heading}</title><style>${STATIC_ERROR_STYLE}</style>`,
  ].join('');
}

function body({ heading, message, explanation, codeLabel, status, ...texts }: ErrorPageTexts): string {
  const links = texts.links.map(({ label, href }) => `<li><a href="${href}">${label}</a></li>`);
  return [
    `<main><div><p class="code">${codeLabel} <strong>${status}</strong></p><h1>${heading}</h1>`,
    message ? `<p class="message">${message}</p>` : '',
    `<p>${explanation}</p>`,
    texts.back ? `<p><a class="exit" href="${texts.back.href}">${texts.back.label}</a></p>` : '',
    `<nav aria-label="${texts.prompt}"><p class="prompt">${texts.prompt}</p><ul>${links.join('')}</ul></nav></div>`,
    `<img src="/images/art/error.svg" alt="${texts.illustrationAlt}" width="1200" height="900"></main>`,
  ].join('');
}

function toDocument(locale: Locale, texts: ErrorPageTexts): string {
  return `<!doctype html><html lang="${locale}"><head>${head(texts)}</head><body>${body(texts)}</body></html>`;
}

/**
 * The error page as plain HTML, for a malformed address and for the day the error page itself fails (ERRP-04). It needs no other
 * file, names no school, and no visitor's text is in it.
 */
export function staticErrorPage(status: number): string {
  return toDocument(DEFAULT_LOCALE, errorPageTexts(siteIn(DEFAULT_LOCALE), { status }));
}

/** For who came by an address that asks too often (S-17): why, the same step again with its choice, and the ways that need no step. */
export function staticBusyPage(locale: Locale): string {
  const site = siteIn(locale);
  const texts = errorPageTexts(site, { status: BUSY_STATUS });
  const contact = { label: site.text('nav.contact'), href: site.href(paths.contact) };
  return toDocument(locale, {
    ...texts,
    heading: site.text('errorPage.busy.heading'),
    message: null,
    explanation: site.text('errorPage.busy.text'),
    back: { label: site.text('errorPage.busy.retry'), href: THIS_ADDRESS },
    links: [contact, ...texts.links],
  });
}

/** PREVIEW-05: for who comes by a link that is worth nothing (any more), whatever the reason; or to a draft that has no page yet. */
export function staticPreviewPage(reason: 'ended' | 'unready'): string {
  const site = siteIn(DEFAULT_LOCALE);
  return toDocument(DEFAULT_LOCALE, {
    ...errorPageTexts(site, { status: PREVIEW_STATUS }),
    heading: site.text(`preview.${reason}.heading`),
    message: null,
    explanation: site.text(`preview.${reason}.text`),
  });
}
