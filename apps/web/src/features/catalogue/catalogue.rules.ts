import { programmeCosts, type Cost } from '@meridia/domain/fees.rules';
import type { StudyMode } from '@meridia/domain/courses';
import type { CampusCard } from '@/content/campuses/campus.model';
import type { ProgrammeCard } from '@/content/programmes/programme.model';
import { catalogueRow, type CatalogueRow } from './catalogue-row';

type Known = {
  campuses: readonly CampusCard[];
  /** The day it is in Paris: an intake that has passed is none. */
  today: string;
  yearlyContribution: number | null;
  /** The whole address of a programme. */
  urlOf: (slug: string) => string;
};

const orNone = <Item>(items: readonly Item[]): readonly (Item | null)[] =>
  items.length > 0 ? items : [null];

function totals(costs: readonly Cost[] | null) {
  const total = (mode: StudyMode) => costs?.find((cost) => cost.mode === mode)?.total ?? null;
  return {
    currency: costs?.[0]?.currency ?? null,
    totalFulltime: total('fulltime'),
    totalPeriodic: total('periodic'),
    totalContinuing: total('continuing'),
  };
}

function programmeRows(programme: ProgrammeCard, known: Known): CatalogueRow[] {
  const { slug, name, category, entryLevel, graduationLevel, duration, rhythms, taughtIn } = programme;
  const intakes = programme.intakeDates.filter((date) => date >= known.today);
  const shared = {
    programme: slug,
    name,
    category,
    url: known.urlOf(slug),
    entryLevel,
    graduationLevel,
    durationValue: duration?.value ?? null,
    durationUnit: duration?.unit ?? null,
    modes: [...rhythms],
    taughtIn,
  };
  const prices = totals(programmeCosts(programme, known.yearlyContribution));
  return orNone(programme.campuses).flatMap((campus) => {
    const place = known.campuses.find((one) => one.slug === campus?.slug);
    return orNone(intakes).map((intake) => ({
      ...shared,
      campus: campus?.slug ?? null,
      campusName: campus?.title ?? null,
      city: place?.city ?? null,
      country: place?.country ?? null,
      intake,
      ...prices,
    }));
  });
}

/** Programmes × campuses × intakes to come. */
export function catalogueRows(programmes: readonly ProgrammeCard[], known: Known): CatalogueRow[] {
  return programmes.flatMap((programme) => programmeRows(programme, known));
}

const COLUMNS = Object.keys(catalogueRow.shape) as (keyof CatalogueRow)[];
/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;
/** Several values in one cell. */
const SEPARATOR = ' ';

function cell(value: CatalogueRow[keyof CatalogueRow]): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = typeof value === 'string' ? value : value.join(SEPARATOR);
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** The same rows as CSV (RFC 4180), the names of the columns first. */
export function catalogueCsv(rows: readonly CatalogueRow[]): string {
  const lines = rows.map((row) => COLUMNS.map((column) => cell(row[column])).join(','));
  return [COLUMNS.join(','), ...lines, ''].join('\r\n');
}
