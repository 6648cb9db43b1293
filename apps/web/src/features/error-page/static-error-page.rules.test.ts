import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { CATALOGUE_STATUSES, ERROR_MESSAGES } from '@meridia/domain/error-catalogue';
import { staticBusyPage, staticErrorPage } from './static-error-page.rules';
import { STATIC_ERROR_STYLE } from './static-error-style.data';

const TOKENS = readFileSync(fileURLToPath(new URL('../../styles/tokens.css', import.meta.url)), 'utf8');
const MAX_BYTES = 4096;

describe('the error page as plain HTML', () => {
  it.each(CATALOGUE_STATUSES)('ERRP-01, ERRP-04 is complete for %i', (status) => {
    const html = staticErrorPage(status);

    expect(html).toContain(ERROR_MESSAGES[status]);
    expect(html).toContain(`Code d’erreur <strong>${status}</strong>`);
    expect(html).toContain('Reprenez par ici');
    expect(html).toContain('alt="Un globe');
    expect([...html.matchAll(/<li><a href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      '/',
      '/programme',
      '/campus',
      '/agenda',
      '/actualites',
    ]);
  });

  it('needs no script and no sheet, names no school and stays small', () => {
    const html = staticErrorPage(500);

    expect(html).not.toMatch(/<script|<link/);
    expect(html).not.toMatch(/meridia|boréal/i);
    expect(html).toContain('noindex');
    expect(Buffer.byteLength(html)).toBeLessThan(MAX_BYTES);
  });

  it.each([
    ['fr', 'Encore un instant', 'Réessayer', '/contact'],
    ['en', 'One moment, please', 'Try again', '/en/contact'],
  ] as const)(
    'S-17 says in %s that the network asks too often, and leads on',
    (locale, heading, retry, contact) => {
      const html = staticBusyPage(locale);

      expect(html).toContain(`<html lang="${locale}">`);
      expect(html).toContain(`<h1>${heading}</h1>`);
      expect(html).toContain('<strong>429</strong>');
      // The same address again, whatever was chosen in it.
      expect(html).toContain(`<a class="exit" href="">${retry}</a>`);
      expect(html).toContain(`<li><a href="${contact}">`);
      expect(html).not.toContain('Oops');
      expect(Buffer.byteLength(html)).toBeLessThan(MAX_BYTES);
    },
  );

  it('has the colours of the design', () => {
    const colours = new Set(STATIC_ERROR_STYLE.match(/#[0-9a-f]{6}/g));

    expect(colours.size).toBeGreaterThan(2);
    for (const colour of colours) expect(TOKENS).toContain(`${colour};`);
  });
});
