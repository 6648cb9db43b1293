import type { NetCost, YearCost } from '@meridia/domain/net-cost.rules';
import type { Source } from '@meridia/domain/rates.rules';
import { longDate } from '@/lib/dates';
import { exactMoneyText, moneyText, percentText } from '@/lib/numbers';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import type { CostContent } from './cost-content';
import { rangeText, stepText } from './cost-texts';

type Sums = NetCost['total'];

/** Where a figure comes from: in words, and behind a link. */
export type FigureSource = { text: string; /** A path of the site, or an address. */ href: string | null };

export type CostLine = {
  key: string;
  label: string;
  /** The cell of a year, or of the total. */
  of: (sums: Sums) => string;
  source: readonly FigureSource[] | null;
  isResult?: boolean;
};

const MINUS = '−';

/** « Service-Public – Smic, depuis le 1er janvier 2026 »: its name is French, whatever the page. */
function lawSource(site: SiteContext, { from, source }: { from: string; source: Source }): FigureSource {
  const date = longDate(site.locale, from);
  return { text: site.text('netCost.source.since', { source: source.name, date }), href: source.url };
}

function rentLine(site: SiteContext, { situation }: CostContent, { currency }: NetCost): CostLine | null {
  const { campus } = situation;
  if (!campus?.rent || situation.mode === 'continuing') return null;
  const { year, sourceHref } = campus.rent;
  const amount = rangeText(site, campus.rent, currency);
  return {
    key: 'rent',
    label: site.text('netCost.rent', { campus: campus.title }),
    of: ({ rent }) => rangeText(site, rent, currency),
    source: [{ text: site.text('netCost.source.rent', { amount, year }), href: sourceHref }],
  };
}

function grantLine(site: SiteContext, { situation: { grant } }: CostContent, cost: NetCost): CostLine | null {
  if (!grant || cost.total.grant === 0) return null;
  return {
    key: 'grant',
    label: site.text('netCost.step', { step: stepText(grant.step) }),
    of: (sums) => less(site, sums.grant, cost.currency),
    source: [lawSource(site, grant)],
  };
}

/** What comes in is taken away. */
function less({ locale }: SiteContext, amount: number, currency: string): string {
  const text = moneyText(locale, amount, currency);
  return amount > 0 ? `${MINUS}${text}` : text;
}

/** « 43 % du Smic, soit 783,90 € par mois », by the year of the contract. */
function payText({ locale, text }: SiteContext, years: readonly YearCost[], currency: string): string {
  const pays = years.flatMap((year) => year.pays);
  const steps = pays.map(({ percent, monthly }) =>
    text('netCost.payStep', {
      percent: percentText(locale, percent),
      amount: exactMoneyText(locale, monthly, currency),
    }),
  );
  return [...new Set(steps)].join(', ');
}

function payLine(site: SiteContext, { years, total, currency }: NetCost): CostLine | null {
  const [first] = years.flatMap(({ pays }) => pays);
  if (!first || total.pay === 0) return null;
  return {
    key: 'pay',
    label: site.text('netCost.pay'),
    of: ({ pay }) => less(site, pay, currency),
    source: [
      { text: payText(site, years, currency), href: null },
      lawSource(site, first.scale),
      lawSource(site, first.wage),
    ],
  };
}

/** The lines that count for somebody in this situation, in the order of the sum. */
export function costLines(site: SiteContext, content: CostContent, cost: NetCost): CostLine[] {
  const { currency, total } = cost;
  const money = (amount: number) => moneyText(site.locale, amount, currency);
  const fees = `${paths.programme(content.programme.slug)}#tarif`;
  const own: readonly FigureSource[] = [{ text: site.text('netCost.source.programme'), href: fees }];
  const { feesPath } = content;
  const school = feesPath ? [{ text: site.text('netCost.source.school'), href: feesPath }] : own;
  const lines: readonly (CostLine | null)[] = [
    { key: 'tuition', label: site.text('netCost.tuition'), of: ({ tuition }) => money(tuition), source: own },
    total.registrationFee > 0
      ? {
          key: 'fee',
          label: site.text('course.registrationFee'),
          of: (sums) => money(sums.registrationFee),
          source: own,
        }
      : null,
    total.contribution > 0
      ? {
          key: 'contribution',
          label: site.text('netCost.contribution'),
          of: (sums) => money(sums.contribution),
          source: school,
        }
      : null,
    rentLine(site, content, cost),
    grantLine(site, content, cost),
    payLine(site, cost),
    {
      key: 'left',
      label: site.text('netCost.left'),
      of: ({ left }) => rangeText(site, left, currency),
      source: null,
      isResult: true,
    },
    total.over.high > 0
      ? {
          key: 'over',
          label: site.text('netCost.over'),
          of: ({ over }) => rangeText(site, over, currency),
          source: null,
        }
      : null,
  ];
  return lines.filter((line) => line !== null);
}
