import { describe, expect, it } from 'vitest';
import { LABELS } from '@meridia/labels/labels.data';
import { createSiteContext } from '@/lib/site-context';
import { actionLinks } from './action-links.rules';

const labels = { dictionaries: LABELS, logger: { info: () => undefined } };
const french = createSiteContext({ locale: 'fr', labels });

describe('action links', () => {
  it('NAV-02 brochure, contact or appointment, agenda, registration', () => {
    expect(actionLinks(french).map(({ label, href }) => [label, href])).toEqual([
      ['Brochure', '/crm/brochure'],
      ['Rendez-vous', '/crm/contact'],
      ['Agenda', '/agenda'],
      ['Candidater', '/crm/registration'],
    ]);
  });

  it('start from the programme and the campus of the page', () => {
    const choice = { programme: 'bts-communication', campus: 'lyon' };
    expect(actionLinks(french, choice).map(({ href }) => href)).toEqual([
      '/crm/brochure?programme=bts-communication&campus=lyon',
      '/crm/contact?programme=bts-communication&campus=lyon',
      '/agenda',
      '/crm/registration?programme=bts-communication&campus=lyon',
    ]);
  });

  it('stay in the language of the page', () => {
    const english = createSiteContext({ locale: 'en', labels });
    expect(actionLinks(english).map(({ href }) => href)).toEqual([
      '/en/crm/brochure',
      '/en/crm/contact',
      '/en/agenda',
      '/en/crm/registration',
    ]);
  });
});
