import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LABELS } from '@meridia/labels/labels.data';
import type { Popin as PopinModel } from '@/content/popins/popin.model';
import { createSiteContext } from '@/lib/site-context';
import { Popin } from './popin';

const labels = { dictionaries: LABELS, logger: { info: () => undefined } };
const site = createSiteContext({ locale: 'fr', labels });
const popin: PopinModel = {
  id: 'portes-ouvertes',
  title: 'Venez voir',
  text: null,
  image: null,
  delayMs: 4000,
  links: [
    { label: 'Choisir une date', target: { href: '/agenda' } },
    { label: 'Recevoir la brochure', target: { action: 'brochure' } },
  ],
  closeLabel: null,
  campuses: null,
};

describe('LAY-06 the popin', () => {
  it('is closed in the page, and named by its title', () => {
    const html = renderToStaticMarkup(<Popin site={site} popin={popin} />);
    expect(html).toMatch(/^<dialog (?![^>]*\sopen)[^>]*aria-labelledby="popin-titre"/);
    expect(html).toMatch(/<h2 id="popin-titre"[^>]*>Venez voir<\/h2>/);
  });

  it('starts an action from what the page has chosen', () => {
    const html = renderToStaticMarkup(<Popin site={site} popin={popin} choice={{ campus: 'lyon' }} />);
    expect(html).toContain('href="/agenda"');
    expect(html).toContain('href="/crm/brochure?campus=lyon"');
  });

  it.each([
    [null, 'Fermer'],
    ['Plus tard', 'Plus tard'],
  ])('closes by a button with the words of the school, else with ours', (closeLabel, name) => {
    const html = renderToStaticMarkup(<Popin site={site} popin={{ ...popin, closeLabel }} />);
    expect(html).toMatch(
      new RegExp(`<form [^>]*method="dialog"[^>]*><button type="submit"[^>]*><svg[^>]*aria-label="${name}"`),
    );
  });
});
