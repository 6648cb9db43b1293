import { netCost } from '@meridia/domain/net-cost.rules';
import { RATES_OF_2026 } from '@meridia/domain/rates.fixture';
import { NO_RATES, type Rates } from '@meridia/domain/rates.rules';
import { LABELS } from '@meridia/labels/labels.data';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { aCampusCard } from '@/content/campuses/campus.fixture';
import { aProgrammeDetail } from '@/content/programmes/programme-detail.fixture';
import { readCostChoice } from '@/features/programme-cost/cost-choice.rules';
import { situationOf } from '@/features/programme-cost/cost-situation.rules';
import { createSiteContext } from '@/lib/site-context';
import { ProgrammeCostPage } from './programme-cost-page';

const TODAY = '2026-11-16';
const site = createSiteContext({
  locale: 'fr',
  labels: { dictionaries: LABELS, logger: { info: () => undefined } },
});
const paris = aCampusCard();
const londres = aCampusCard({
  slug: 'londres',
  title: 'Londres',
  country: 'Royaume-Uni',
  apprenticeshipAvailable: false,
  rent: null,
});

type Given = { query?: string; course?: Parameters<typeof aProgrammeDetail>[0]; rates?: Rates };

function pageOf({ query = '', course = {}, rates = RATES_OF_2026 }: Given): string {
  const programme = aProgrammeDetail({
    periodic: true,
    campuses: ['paris', 'londres'].map((slug) => ({ documentId: slug, slug, title: slug })),
    ...course,
  });
  const choice = readCostChoice(new URLSearchParams(query));
  const campuses = [paris, londres];
  const situation = situationOf(programme, choice, { campuses, rates, today: TODAY });
  const content = {
    ...{ programme, campuses, choice, situation, rates, today: TODAY },
    cost: netCost(programme, situation, { yearlyContribution: 110, rates }, TODAY),
    isChosen: query !== '',
    isUnknown: situation.isUnknown,
    feesPath: '/integrer-meridia/tarifs',
    financingPath: null,
  };
  return renderToStaticMarkup(<ProgrammeCostPage site={site} content={content} />);
}

const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .replaceAll(' , ', ', ');

/** The cells of the line that starts so. */
function lineOf(html: string, name: string): string[] {
  const row = [...html.matchAll(/<tr\b.*?<\/tr>/g)]
    .map(([one]) => one)
    .find((one) => textOf(one).trim().startsWith(name));
  return [...(row ?? '').matchAll(/<td>(.*?)<\/td>/g)].map(([, cell = '']) => textOf(cell).trim());
}

describe('COST-01 the page of a cost', () => {
  it('tells each line by the year, and the sum', () => {
    const html = pageOf({ query: 'campus=paris&bourse=7' });
    expect(lineOf(html, 'Frais de scolarité')).toEqual(['8 900 €', '8 900 €', '8 900 €', '26 700 €']);
    expect(lineOf(html, 'Frais d’inscription')).toEqual(['95 €', '0 €', '0 €', '95 €']);
    expect(lineOf(html, 'Loyer')[0]).toBe('8 160 € à 10 800 €');
    expect(lineOf(html, 'Bourse')).toEqual(['−6 335 €', '−6 335 €', '−6 335 €', '−19 005 €']);
    expect(lineOf(html, 'Reste à payer')[0]).toBe('10 930 € à 13 570 €');
    expect(lineOf(html, 'Reste à payer')[3]).toBe('32 600 € à 40 520 €');
  });

  it('leads from each figure to its source', () => {
    const html = pageOf({ query: 'campus=paris&bourse=7' });
    for (const href of [
      '/programme/bachelor-relations-internationales#tarif',
      '/integrer-meridia/tarifs',
      '/integrer-meridia/logement',
      'https://www.service-public.gouv.fr/particuliers/vosdroits/F2918',
    ])
      expect(html).toContain(`href="${href}"`);
    expect(textOf(html)).toContain('Service-Public, depuis le 1 er septembre 2023');
  });

  it('counts the least pay under contract, to the cent as the law tells it', () => {
    const html = pageOf({ query: 'rythme=alternance&age=18&bourse=7' });
    expect(lineOf(html, 'Salaire minimum brut')).toEqual(['−9 407 €', '−11 157 €', '−14 658 €', '−35 222 €']);
    expect(textOf(html)).toContain('43 % du Smic, 783,90 € par mois');
    expect(lineOf(html, 'Reste à payer')).toEqual(['0 €', '0 €', '0 €', '0 €']);
    expect(html).toContain('La bourse n’est pas comptée');
  });

  it('keeps what was chosen in its form', () => {
    const html = pageOf({ query: 'campus=paris&rythme=alternance&age=26' });
    expect([...html.matchAll(/<option value="([^"]*)" selected/g)].map(([, value]) => value)).toEqual([
      'paris',
      'alternance',
      '26',
      '',
    ]);
  });
});

describe('COST-03 what is not known', () => {
  it('is a campus without work-study: both ways on', () => {
    const html = pageOf({ query: 'campus=londres&rythme=alternance&age=20' });
    expect(html).toContain('L’alternance n’est pas proposée sur le campus de Londres.');
    expect(html).toContain('/cout?campus=londres&amp;rythme=initial&amp;age=20"');
    expect(html).toContain('/cout?rythme=alternance&amp;age=20"');
    expect(html).not.toContain('<table');
  });

  it.each<[string, Given, string]>([
    ['a price', { course: { price: null } }, 'Tarif non publié'],
    ['a campus of nobody', { query: 'campus=atlantide' }, 'Un filtre de cette adresse n’existe pas'],
    [
      'rates',
      { query: 'rythme=alternance', rates: NO_RATES },
      'Le salaire minimum légal n’est pas connu ici',
    ],
    ['a grant abroad', { query: 'campus=londres&bourse=3' }, 'ce campus est hors de France'],
    ['a rent', { query: 'campus=londres' }, 'Aucun loyer n’est compté.'],
  ])('is said of %s', (_case, given, sentence) => {
    expect(textOf(pageOf(given))).toContain(sentence);
  });
});
