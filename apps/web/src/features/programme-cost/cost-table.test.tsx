import { LABELS } from '@meridia/labels/labels.data';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createSiteContext } from '@/lib/site-context';
import { CostTable } from './cost-table';
import type { Cost } from './cost.rules';

const site = createSiteContext({
  locale: 'fr',
  labels: { dictionaries: LABELS, logger: { info: () => undefined } },
});

const aCost = (changes: Partial<Cost>): Cost => ({
  rhythm: 'fulltime',
  currency: 'EUR',
  tuition: { kind: 'years', years: 3, perYear: 8400 },
  registrationFee: 150,
  total: 25_350,
  funding: null,
  ...changes,
});
/** The cells of its only row; spaces are typography. */
const cellsOf = (changes: Partial<Cost>) =>
  [
    ...renderToStaticMarkup(<CostTable site={site} costs={[aCost(changes)]} />).matchAll(
      /<t[dh]\b(.*?)<\/t[dh]>/g,
    ),
  ]
    .slice(3)
    .map(([cell]) =>
      cell
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    );

describe('the cost of a programme', () => {
  it.each([
    [
      'by the year',
      {},
      ['Initial', '3 années à 8 400 €, 150 € de frais d’inscription, une seule fois', '25 350 €'],
    ],
    [
      'of one year',
      { tuition: { kind: 'years', years: 1, perYear: 8300 }, registrationFee: null, total: 8300 },
      ['Initial', '1 année à 8 300 €', '8 300 €'],
    ],
    [
      'as a whole, without a fee',
      { tuition: { kind: 'whole', amount: 1950 }, registrationFee: 0, total: 1950 },
      ['Initial', '1 950 € pour toute la formation, aucun frais d’inscription', '1 950 €'],
    ],
    [
      'in work-study, with who pays',
      { rhythm: 'periodic', funding: 'Prise en charge OPCO.' },
      [
        'Alternance',
        '3 années à 8 400 €, 150 € de frais d’inscription, une seule fois Prise en charge OPCO.',
        '25 350 € avant prise en charge',
      ],
    ],
  ] satisfies [string, Partial<Cost>, string[]][])('%s', (_case, changes, cells) => {
    expect(cellsOf(changes)).toEqual(cells);
  });
});
