import { describe, expect, it } from 'vitest';
import type { CampusCard } from '@/content/campuses/campus.model';
import type { ProgrammeCard } from '@/content/programmes/programme.model';
import { catalogueCsv, catalogueRows } from './catalogue.rules';
import { catalogueRow, catalogueSchema } from './catalogue-row';

const LYON: CampusCard = {
  slug: 'lyon',
  title: 'Lyon',
  heading: null,
  summary: null,
  city: 'Lyon',
  region: null,
  country: 'France',
  coordinates: null,
  hasWorkStudy: true,
  rent: null,
  image: null,
};
const BACHELOR: ProgrammeCard = {
  slug: 'bachelor-ri',
  name: 'Bachelor « Relations », 3 ans',
  category: 'bachelor',
  domain: 'relations-internationales',
  featured: null,
  summary: null,
  rhythms: ['fulltime', 'periodic'],
  entryLevel: 0,
  graduationLevel: 3,
  duration: { value: 3, unit: 'years' },
  campuses: [
    { slug: 'lyon', title: 'Lyon' },
    { slug: 'nice', title: 'Nice' },
  ],
  taughtIn: 'fr',
  price: { currency: 'EUR', amount: 8000, registrationFee: 100, workStudyFromYear: 1 },
  intakeDates: ['2026-09-01', '2027-02-15', '2027-09-06'],
  image: null,
};
const KNOWN = {
  campuses: [LYON],
  today: '2026-11-16',
  yearlyContribution: 105,
  urlOf: (slug: string) => `https://www.meridia.example/programme/${slug}`,
};

describe('MACH-04 the open catalogue', () => {
  const rows = catalogueRows([BACHELOR], KNOWN);

  it('has a row for each campus and each intake to come', () => {
    expect(rows.map(({ campus, intake }) => `${campus} ${intake}`)).toEqual([
      'lyon 2027-02-15',
      'lyon 2027-09-06',
      'nice 2027-02-15',
      'nice 2027-09-06',
    ]);
  });

  it('tells what the table of the page tells, and nothing where nothing is known', () => {
    expect(rows[0]).toMatchObject({
      city: 'Lyon',
      currency: 'EUR',
      totalFulltime: 24_415,
      totalPeriodic: 0,
      totalContinuing: null,
    });
    expect(rows[2]).toMatchObject({ campusName: 'Nice', city: null });
  });

  it('has a programme without campus, intake or price once', () => {
    const bare = { ...BACHELOR, campuses: [], intakeDates: [], price: null };

    expect(catalogueRows([bare], KNOWN)).toMatchObject([
      { campus: null, intake: null, currency: null, totalFulltime: null },
    ]);
  });

  it('is what its schema says', () => {
    expect(rows.map((row) => catalogueRow.safeParse(row).error)).toEqual(rows.map(() => undefined));
    expect(catalogueSchema('https://a.example/catalogue.schema.json')).toMatchObject({
      $id: 'https://a.example/catalogue.schema.json',
      required: ['$schema', 'school', 'language', 'rows'],
    });
  });
});

describe('the catalogue as CSV', () => {
  const line = (changes: Partial<ProgrammeCard>) =>
    catalogueCsv(catalogueRows([{ ...BACHELOR, campuses: [], intakeDates: [], ...changes }], KNOWN)).split(
      '\r\n',
    )[1];

  it('names its columns, and ends each line as spreadsheets want', () => {
    const text = catalogueCsv([]);

    expect(text.startsWith('programme,name,category,url,')).toBe(true);
    expect(text.endsWith('totalContinuing\r\n')).toBe(true);
  });

  it.each([
    ['a comma', 'Droit, société', 'bachelor-ri,"Droit, société",bachelor'],
    ['a quote', 'Le "droit"', 'bachelor-ri,"Le ""droit""",bachelor'],
    ['a formula', '=HYPERLINK(1)', "bachelor-ri,'=HYPERLINK(1),bachelor"],
  ])('writes %s', (_case, name, start) => {
    expect(line({ name })?.startsWith(start)).toBe(true);
  });

  it('writes several values in one cell', () => {
    expect(line({})).toContain(',fulltime periodic,fr,');
  });
});
