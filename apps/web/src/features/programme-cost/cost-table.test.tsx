import type { Cost } from '@meridia/domain/fees.rules';
import { LABELS } from '@meridia/labels/labels.data';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createSiteContext } from '@/lib/site-context';
import { CostTable } from './cost-table';

const site = createSiteContext({
  locale: 'fr',
  labels: { dictionaries: LABELS, logger: { info: () => undefined } },
});

const aCost = (changes: Partial<Cost>): Cost => ({
  mode: 'fulltime',
  currency: 'EUR',
  tuition: { kind: 'years', years: 3, perYear: 8400 },
  registrationFee: 150,
  contribution: { perYear: 110, years: 3 },
  firstYear: 8660,
  total: 25_680,
  paidByEmployer: null,
  ...changes,
});
/** The cells of its only row; spaces are typography. */
const cellsOf = (changes: Partial<Cost>, funding: string | null = null) =>
  [
    ...renderToStaticMarkup(
      <CostTable site={site} costs={[aCost(changes)]} funding={funding ? { text: funding } : null} />,
    ).matchAll(/<t[dh]\b(.*?)<\/t[dh]>/g),
  ]
    .slice(3)
    .map(([cell]) =>
      cell
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    );

describe('V-01 the cost of a programme', () => {
  it.each([
    [
      'by the year',
      {},
      [
        'Initial',
        '3 années à 8 400 €, 150 € de frais d’inscription (une seule fois), 110 € par an de contribution de vie étudiante et de campus Première année : 8 660 €',
        '25 680 €',
      ],
    ],
    [
      'of one year',
      {
        tuition: { kind: 'years', years: 1, perYear: 8300 },
        registrationFee: null,
        contribution: null,
        firstYear: 8300,
        total: 8300,
      },
      ['Initial', '1 année à 8 300 €', '8 300 €'],
    ],
    [
      'as a whole, without a fee',
      {
        tuition: { kind: 'whole', amount: 1950 },
        registrationFee: 0,
        contribution: null,
        firstYear: 1950,
        total: 1950,
      },
      ['Initial', '1 950 € pour toute la formation, aucun frais d’inscription', '1 950 €'],
    ],
    [
      'in work-study from the third year',
      {
        mode: 'periodic',
        tuition: { kind: 'years', years: 2, perYear: 8400 },
        contribution: null,
        total: 16_950,
        paidByEmployer: { kind: 'years', years: 3, perYear: 8400 },
      },
      [
        'Alternance',
        '2 années à 8 400 €, 150 € de frais d’inscription (une seule fois), puis rien à régler sous contrat, dès la 3 e année Première année : 8 660 € L’opérateur de compétences (OPCO) de l’employeur règle le coût de la formation : 8 400 € par an.',
        '16 950 €',
      ],
    ],
  ] satisfies [string, Partial<Cost>, string[]][])('%s', (_case, changes, cells) => {
    expect(cellsOf(changes)).toEqual(cells);
  });

  it('in work-study: nothing, and who pays', () => {
    const cost: Partial<Cost> = {
      mode: 'periodic',
      tuition: null,
      registrationFee: 0,
      contribution: null,
      firstYear: 0,
      total: 0,
      paidByEmployer: { kind: 'years', years: 2, perYear: 5900 },
    };
    expect(cellsOf(cost, 'Prise en charge OPCO.')).toEqual([
      'Alternance',
      'rien à régler : ni scolarité, ni frais d’inscription, ni contribution L’opérateur de compétences (OPCO) de l’employeur règle le coût de la formation : 5 900 € par an. Prise en charge OPCO.',
      '0 €',
    ]);
  });
});
