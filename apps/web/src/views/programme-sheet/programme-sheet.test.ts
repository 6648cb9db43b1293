import { announcedPrice, programmeCosts } from '@meridia/domain/fees.rules';
import { SHEET_KILOBYTES_MAX } from '@meridia/domain/limits';
import { LOCALES } from '@meridia/domain/locales';
import { describe, expect, it } from 'vitest';
import { SEED_SLUGS, seedProgramme } from '@/content/programmes/seed-programmes.fixture';
import { writeSheet } from '@/features/pdf-sheet/write-sheet';
import { printable } from '@/features/pdf-sheet/printable';
import { priceText } from '@/features/programmes/price-text';
import { longDate } from '@/lib/dates';
import { moneyText } from '@/lib/numbers';
import { keyFacts } from '@/views/programme-page/programme-texts';
import { programmeSheet } from './programme-sheet';
import { readSheet } from './read-sheet.fixture';
import { aSheetContent, aSite } from './sheet-content.fixture';

const CONTRIBUTION = 110;
/** A sheet takes 0.2 s; a machine that does ten other things gives it less. */
const PATIENCE_MS = 30_000;
const CASES = LOCALES.flatMap((locale) => SEED_SLUGS.map((slug) => [locale, slug] as const));

/** Lines are broken where they must be, after a hyphen too: words are compared without their spaces. */
const plain = (text: string) => printable(text).replaceAll(/\s+/g, '');

async function sheetOf(locale: (typeof LOCALES)[number], slug: string) {
  const programme = seedProgramme(slug, locale);
  const content = aSheetContent(programme, locale);
  const bytes = await writeSheet(programmeSheet(aSite(locale), content));
  return { programme, content, bytes, sheet: await readSheet(bytes) };
}

it('reads the 48 programmes', () => expect(SEED_SLUGS).toHaveLength(48));

describe.each(CASES)('the sheet of a programme: %s %s', (locale, slug) => {
  it(
    'PDF-01 PDF-02 PDF-03 COST-02',
    async () => {
      const site = aSite(locale);
      const { programme, content, bytes, sheet } = await sheetOf(locale, slug);
      const whole = plain(sheet.pages.join(' '));

      // Two pages, light.
      expect(sheet.pages).toHaveLength(2);
      expect(bytes.length).toBeLessThan(SHEET_KILOBYTES_MAX * 1000);

      // The words of the page: its price, every total, every date, its results, where it is.
      const { certification } = programme;
      const costs = programmeCosts(programme, CONTRIBUTION) ?? [];
      const said = [
        programme.name,
        priceText(site, programme),
        ...costs.map(({ total, currency }) => moneyText(locale, total, currency)),
        ...content.intakes.map((day) => longDate(locale, day)),
        ...content.deadlines.map((day) => longDate(locale, day)),
        ...programme.campuses.map(({ title }) => title),
        ...(certification?.rncp ? [certification.rncp] : []),
        ...(certification?.registeredUntil ? [longDate(locale, certification.registeredUntil)] : []),
        ...(certification?.rates?.cohort ? [String(certification.rates.cohort)] : []),
        site.text('sheet.madeOn', { date: longDate(locale, content.today) }),
      ];
      expect(said.filter((text) => !whole.includes(plain(text)))).toEqual([]);
      expect(keyFacts(site, programme).at(-1)).toBe(priceText(site, programme));
      expect(announcedPrice(programme)).not.toBeNull();

      // What a screen reader is told.
      expect([sheet.isTagged, sheet.language, sheet.untagged]).toEqual([true, locale, []]);
      expect(sheet.title).toContain(programme.name);
      expect(sheet.roles.filter((role) => role === 'H1')).toHaveLength(1);
      expect(sheet.roles.filter((role) => role === 'H2')).toHaveLength(sheet.bookmarks.length);
      const expected = [
        'Document',
        'H2',
        'P',
        'L',
        'LI',
        'Lbl',
        'LBody',
        'Table',
        'Caption',
        'TR',
        'TH',
        'TD',
        'Link',
        'Figure',
      ];
      expect(expected.filter((role) => !sheet.roles.includes(role))).toEqual([]);
      expect(sheet.links).toContain(content.urlOf(`/programme/${slug}`));
      expect(sheet.alternatives).toEqual(
        expect.arrayContaining(['Meridia', content.urlOf(`/programme/${slug}`)]),
      );
    },
    PATIENCE_MS,
  );
});

describe('PDF-01 a sheet is always two pages', () => {
  const programme = seedProgramme('programme-grande-ecole', 'fr');
  const long = (count: number) =>
    Array.from({ length: count }, (_, index) => `Une phrase numéro ${index} qui dit quelque chose.`);

  it('however much an editor writes, and no date or amount is cut', async () => {
    const wordy = {
      ...programme,
      summary: long(12).join(' '),
      objectives: long(40).map((text) => ({
        kind: 'paragraph' as const,
        content: [{ kind: 'text' as const, text, marks: [] }],
      })),
      admission: {
        text: long(30).join(' '),
        steps: long(20),
        requirements: long(20),
        accessDelay: 'Trois mois',
      },
    };
    const content = aSheetContent(wordy, 'fr', {
      deadlines: Array.from({ length: 12 }, (_, month) => `2027-${String(month + 1).padStart(2, '0')}-15`),
    });
    const { pages } = await readSheet(await writeSheet(programmeSheet(aSite('fr'), content)));

    expect(pages).toHaveLength(2);
    expect(pages[1]).toContain('15 décembre 2027');
    expect(pages[1]).toContain('50 250 €');
    expect(pages.join(' ')).toContain(aSite('fr').text('sheet.more'));
  });

  it('and when there is next to nothing to say', async () => {
    const bare = {
      ...programme,
      summary: null,
      objectives: [],
      years: [],
      teachingUnits: [],
      careers: [],
      campuses: [],
      admission: null,
      certification: null,
      skillUnits: [],
      price: null,
    };
    const content = aSheetContent(bare, 'fr', { deadlines: [], intakes: [], modifiedAt: null, logo: null });
    const { pages, roles } = await readSheet(await writeSheet(programmeSheet(aSite('fr'), content)));

    expect(pages).toHaveLength(2);
    expect(pages[1]).toContain(aSite('fr').text('course.feeNotPublished'));
    expect(roles).not.toContain('Figure');
  });
});

it('PDF-04 the same sheet is the same bytes', async () => {
  const [one, other] = await Promise.all([
    sheetOf('fr', 'bts-communication'),
    sheetOf('fr', 'bts-communication'),
  ]);
  expect(one.bytes.equals(other.bytes)).toBe(true);
});

it('PDF-03 French words on an English sheet are said to be French', async () => {
  const { bytes } = await sheetOf('en', 'bts-communication');
  expect(bytes.toString('latin1')).toContain('/Lang (fr)');
});
