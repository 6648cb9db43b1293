import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LABELS } from '@meridia/labels/labels.data';
import { createSiteContext } from '@/lib/site-context';
import { ProgrammeCard } from './programme-card';
import { aProgramme } from './programme.fixture';

const site = createSiteContext({
  locale: 'fr',
  labels: { dictionaries: LABELS, logger: { info: () => undefined } },
});

const TODAY = '2027-01-20';

function factsOf(programme: Parameters<typeof aProgramme>[0]): string[] {
  const html = renderToStaticMarkup(
    <ProgrammeCard site={site} programme={aProgramme(programme)} today={TODAY} />,
  );
  return [...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(
    ([, label, value]) => `${label} : ${value}`,
  );
}

describe('ProgrammeCard', () => {
  const html = renderToStaticMarkup(
    <ProgrammeCard site={site} programme={aProgramme()} level={3} today={TODAY} />,
  );

  it('is one link, the title, at the level the page asks for', () => {
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).toMatch(/<h3[^>]*><a href="\/programme\/ri">Relations internationales<\/a><\/h3>/);
  });

  it('stands without an image', () => {
    expect(html).not.toContain('<img');
  });

  it('writes the domain that the tint shows', () => {
    const html = renderToStaticMarkup(
      <ProgrammeCard site={site} programme={aProgramme({ name: 'Autre' })} today={TODAY} />,
    );
    expect(html).toContain('teinte-mer');
    expect(html).toContain('>Relations internationales</span>');
  });

  it('V-13 says the language, the next intakes and the price', () => {
    const price = { currency: 'EUR', amount: 8400, registrationFee: 150, workStudyFromYear: null };
    const intakeDates = ['2026-09-13', '2027-02-15', '2027-09-06', '2027-09-13', '2028-02-14'];
    expect(factsOf({ taughtIn: 'en', price, intakeDates, duration: { value: 3, unit: 'years' } })).toEqual(
      expect.arrayContaining([
        'Langue : Anglais',
        'Rentrée : février 2027 ou septembre 2027',
        expect.stringMatching(/^Tarif : 8\s400\s€ par an$/u),
      ]),
    );
  });

  it('V-13 asks nothing of an apprentice', () => {
    const price = { currency: 'EUR', amount: 5900, registrationFee: 90, workStudyFromYear: null };
    const duration = { value: 2, unit: 'years' as const };
    expect(factsOf({ price, duration, rhythms: ['periodic'] })).toContainEqual(
      expect.stringMatching(/^Tarif : 0\s€/u),
    );
  });

  it('V-13 leaves out an intake that has passed, and never shows a price as zero by omission', () => {
    const facts = factsOf({ intakeDates: ['2026-09-13'], price: null });
    expect(facts.filter((fact) => fact.startsWith('Rentrée'))).toEqual([]);
    expect(facts).toContain('Tarif : Tarif non publié');
  });
});
