import { DEFAULT_LOCALE } from '@meridia/domain/locales';
import { LABELS } from '@meridia/labels/labels.data';
import { createSiteContext } from '../../lib/site-context.ts';
import { errorPageTexts, type ErrorPageTexts } from './error-texts.rules.ts';
import { STATIC_ERROR_STYLE } from './static-error-style.data.ts';

const labels = { dictionaries: LABELS, logger: { info: () => undefined } };
const site = createSiteContext({ locale: DEFAULT_LOCALE, labels });

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

/**
 * The error page as plain HTML, for a malformed address and for the day Next itself fails (ERRP-04). It needs no other
 * file, names no school, and no visitor's text is in it.
 */
export function staticErrorPage(status: number): string {
  const texts = errorPageTexts(site, { status });
  return `<!doctype html><html lang="${DEFAULT_LOCALE}"><head>${head(texts)}</head><body>${body(texts)}</body></html>`;
}
