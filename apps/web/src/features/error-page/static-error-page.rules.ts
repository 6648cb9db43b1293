import { DEFAULT_LOCALE } from '@meridia/domain/locales';
import { LABELS } from '@meridia/labels/labels.data';
import { createSiteContext } from '../../lib/site-context.ts';
import { errorPageTexts } from './error-texts.rules.ts';

const labels = { dictionaries: LABELS, logger: { info: () => undefined } };
const site = createSiteContext({ locale: DEFAULT_LOCALE, labels });

/** The error page as plain HTML, for a malformed address and for the day Next itself fails (ERRP-04): no visitor's text is in it. */
export function staticErrorPage(status: number): string {
  const texts = errorPageTexts(site, { status });
  const links = texts.links.map(({ label, href }) => `<li><a href="${href}">${label}</a></li>`);
  return [
    `<!doctype html><html lang="${DEFAULT_LOCALE}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">',
    `<title>${texts.codeLabel} ${status}</title></head><body><main><h1>${texts.headline}</h1>`,
    `<p>${texts.message}</p><p>${texts.codeLabel} <strong>${status}</strong></p>`,
    `<p><a href="${texts.homeHref}">${texts.backLabel}</a></p>`,
    `<nav aria-label="${texts.prompt}"><p>${texts.prompt}</p><ul>${links.join('')}</ul></nav></main></body></html>`,
  ].join('');
}
