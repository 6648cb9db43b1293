import type { Rates } from '@/content/programmes/programme-detail.model';
import { costHref } from '@/features/programme-cost/cost-choice.rules';
import { priceText } from '@/features/programmes/price-text';
import {
  durationText,
  languageText,
  levelsText,
  rhythmText,
} from '@/features/programmes/programme-attributes.rules';
import { eventLocation } from '@/features/events/event-texts.rules';
import { longDate, monthAndYear, weekdayDate } from '@/lib/dates';
import { moneyText, percentText } from '@/lib/numbers';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import type { Compared } from './comparison';

/** What a programme says on a line: in a few texts, the first of which may lead somewhere. */
export type Cell = { lines: readonly string[]; link?: { href: string; label: string } };

export type CompareRow = { label: string; cells: readonly Cell[]; isDifferent: boolean };

/** More names than that say less than their number. */
const NAMED_CAMPUSES = 6;
const RATE_NAMES = ['success', 'insertion', 'satisfaction'] as const satisfies readonly (keyof Rates)[];

type Say = (site: SiteContext, compared: Compared) => Cell | readonly (string | null | false)[];

const campuses: Say = (site, { programme }) =>
  programme.campuses.length > NAMED_CAMPUSES
    ? [site.count('course.campusCount', programme.campuses.length)]
    : programme.campuses.map(({ title }) => title);

const totals: Say = (site, { costs }) =>
  costs.map(({ cost }) =>
    site.text('compare.amountIn', {
      mode: site.text(`course.rhythm.${cost.mode}`),
      amount: moneyText(site.locale, cost.total, cost.currency),
    }),
  );

/** What is left, and under contract what comes in, at the age of most. */
const net: Say = (site, { programme, age, costs }) => ({
  lines: costs.flatMap(({ net: { mode, total, currency } }) => {
    const amount = moneyText(site.locale, total.left.low, currency);
    const left = site.text('compare.amountIn', { mode: site.text(`course.rhythm.${mode}`), amount });
    const pay = moneyText(site.locale, total.pay, currency);
    return total.pay > 0 ? [left, site.text('compare.pay', { amount: pay, age })] : [left];
  }),
  link:
    costs.length > 0
      ? { href: site.href(costHref(programme.slug)), label: site.text('compare.ownCost') }
      : undefined,
});

const certification: Say = ({ locale, text }, { programme }) => {
  const own = programme.certification;
  if (!own) return [];
  const until = own.registeredUntil && longDate(locale, own.registeredUntil);
  return [own.title, own.rncp, until && text('compare.until', { date: until })];
};

const results: Say = (site, { programme: { certification: own } }) => {
  const rates = own?.rates;
  if (!rates) return [];
  const known = RATE_NAMES.flatMap((name) => {
    const rate = rates[name];
    if (rate === null) return [];
    const amount = percentText(site.locale, rate);
    return [site.text('compare.amountIn', { mode: site.text(`course.rates.${name}`), amount })];
  });
  const group = [
    rates.year !== null && site.text('course.rates.year', { year: rates.year }),
    rates.cohort !== null && site.count('course.rates.cohort', rates.cohort),
  ].filter(Boolean);
  return known.length === 0 ? [] : [...known, group.join(', ')];
};

const openDay: Say = (site, { openDay: event }) => ({
  lines: event ? [eventLocation(site, event)] : [],
  link: event
    ? { href: site.href(paths.event(event.slug)), label: weekdayDate(site.locale, event.startsAt) }
    : undefined,
});

const LINES: readonly [label: string, say: Say][] = [
  [
    'course.levels.label',
    (site, { programme }) => [levelsText(site, programme.entryLevel, programme.graduationLevel)],
  ],
  [
    'compare.duration',
    (site, { programme }) => [programme.duration && durationText(site, programme.duration, 'long')],
  ],
  ['course.rhythm.label', (site, { programme }) => [rhythmText(site, programme.rhythms)]],
  ['course.filter.campus', campuses],
  ['course.language.short', (site, { programme }) => [languageText(site, programme.taughtIn)]],
  ['course.anchor.fees', (site, { programme }) => [priceText(site, programme)]],
  ['course.cost.total', totals],
  ['netCost.left', net],
  ['course.anchor.certification', certification],
  ['course.rates.title', results],
  ['course.nextIntake.short', (site, { intake }) => [intake && monthAndYear(site.locale, intake)]],
  ['compare.openDay', openDay],
];

function toCell(said: ReturnType<Say>): Cell {
  if ('lines' in said) return said;
  return { lines: said.filter((line): line is string => Boolean(line)) };
}

/** The lines of a comparison; one that nobody has a word for is left out. */
export function compareRows(site: SiteContext, compared: readonly Compared[]): CompareRow[] {
  return LINES.flatMap(([label, say]) => {
    const cells = compared.map((one) => toCell(say(site, one)));
    if (cells.every(({ lines, link }) => lines.length === 0 && !link)) return [];
    const texts = new Set(
      cells.map(({ lines, link }) => JSON.stringify([lines, label === 'netCost.left' ? '' : link?.label])),
    );
    return [{ label: site.text(label), cells, isDifferent: texts.size > 1 }];
  });
}
