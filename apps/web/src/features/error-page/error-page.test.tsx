import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Locale } from '@meridia/domain/locales';
import { LABELS } from '@meridia/labels/labels.data';
import { createSiteContext } from '@/lib/site-context';
import { ErrorPage } from './error-page';
import { errorPageTexts } from './error-texts.rules';

const labels = { dictionaries: LABELS, logger: { info: () => undefined } };

function show(status: number, locale: Locale = 'fr', customMessage?: string): string {
  const site = createSiteContext({ locale, labels });
  return renderToStaticMarkup(<ErrorPage texts={errorPageTexts(site, { status, customMessage })} />);
}

function textOf(html: string): string {
  return html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}

describe('the error page', () => {
  it('ERRP-01 has one heading, its code, an illustration with a text, and a list of five links with a name', () => {
    const html = show(404);

    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(textOf(html)).toContain('Code d’erreur 404');
    expect(html).toMatch(/<img [^>]*alt="Un globe[^"]+"/);
    expect(html).toMatch(/<nav aria-labelledby="(\w|-)+"><p [^>]*>Reprenez par ici/);
    expect(html.match(/<li><a /g)).toHaveLength(5);
  });

  it('ERR-02 gives the technical message its language', () => {
    expect(show(404)).toMatch(/<p [^>]*lang="en"[^>]*>This page could not be found/);
    expect(show(404, 'en').match(/This page could not be found/g)).toHaveLength(1);
  });

  it('ERRP-02 has the button that its sentence speaks of, in English', () => {
    expect(show(404, 'en')).toMatch(/<a [^>]*href="\/en"[^>]*>Back to the site/);
  });

  it('ERRP-03 shows a custom message with the code', () => {
    const text = textOf(show(404, 'fr', 'Cette offre n’est plus en ligne.'));

    expect(text).toContain('Cette offre n’est plus en ligne.');
    expect(text).toContain('Code d’erreur 404');
    expect(text).not.toContain('Oops cette page');
  });
});
