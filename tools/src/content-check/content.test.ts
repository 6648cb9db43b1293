import path from 'node:path';
import { SITE_KEYS } from '@meridia/domain/sites';
import { describe, expect, it } from 'vitest';
import { CMS_FOLDER } from '../services/repository.ts';
import { statementsOf } from './check.ts';
import { priceTable } from './price-table.ts';
import { readSchoolContent, type SchoolContent } from './school-content.ts';
import { isContradiction } from './statement.ts';

const TODAY = '2026-11-15';
const read = (site: string) => readSchoolContent(path.join(CMS_FOLDER, 'seed/content', site), TODAY);
const MERIDIA = read('meridia');

const contradictionsOf = (content: SchoolContent) => statementsOf(content).filter(isContradiction);

describe.each(SITE_KEYS)('V-01 to V-05 what %s says of itself', (site) => {
  it('agrees with itself, in every file and both languages', () => {
    expect(contradictionsOf(read(site))).toEqual([]);
  });
});

it('V-01 compares at least 500 statements of Meridia, on each of its topics', () => {
  const statements = statementsOf(MERIDIA);
  expect(statements.length).toBeGreaterThan(500);
  expect([...new Set(statements.map(({ topic }) => topic))].toSorted()).toEqual([
    'counts',
    'dates',
    'durations',
    'fees',
    'intakes',
    'levels',
    'promises',
    'recognition',
    'rents',
    'reply times',
    'results',
    'translations',
  ]);
});

it('V-01 prices the 48 programmes', () => {
  const [, ...rows] = priceTable(MERIDIA);
  expect(rows).toHaveLength(48);
  expect(rows.find((row) => row.startsWith('bts-negociation'))).toMatch(
    /5900 € a year +0 € a year +– +– +0 €$/,
  );
});

/** The content with one of its texts changed: `[file, words, other words]`. */
function withText(file: RegExp, words: string, others: string): SchoolContent {
  let changed = 0;
  const texts = MERIDIA.texts.map(({ name, text }) => {
    if (!file.test(name) || !text.includes(words)) return { name, text };
    changed += 1;
    return { name, text: text.replace(words, others) };
  });
  expect([words, changed]).toEqual([words, 1]);
  return { ...MERIDIA, texts };
}

describe('a contradiction is seen', () => {
  it.each([
    ['PARENT-01 what a diploma is', /\/parents\.md$/, '"36 formations"', '"35 formations"'],
    ['PARENT-01 a result', /\/parents\.en\.md$/, '"90%"', '"91%"'],
    ['PARENT-01 a year', /\/parents\.md$/, '14 900 euros', '14 000 euros'],
    ['PARENT-01 a year in English', /\/parents\.en\.md$/, '€5,900', '€5,000'],
    ['a yearly fee', /--tarifs\.md$/, 'de 5 900 à 6 300 €', 'de 5 900 à 6 400 €'],
    ['a fee in English', /--tarifs\.en\.md$/, '€8,300 to €8,700', '€8,200 to €8,700'],
    ['a total', /--tarifs\.md$/, 'de 12 110 à 12 910 €', 'de 12 400 à 12 910 €'],
    ['what an apprentice pays', /--tarifs\.md$/, '"0 €", "aucun"', '"5 900 €", "aucun"'],
    ['the contribution', /\/cgv\.md$/, '110 € par an', '120 € par an'],
    ['the dearest year', /--faq\.md$/, '5 900 à 14 900', '5 900 à 12 600'],
    ['an entry level', /--admissions\.md$/, '["MSc", "Bac+3 ou Bac+4', '["MSc", "Bac+3'],
    [
      'a level of English',
      /etudiants-internationaux\.md$/,
      '["Bachelors", "B2", "B2"]',
      '["Bachelors", "B2", "A2"]',
    ],
    ['a reply time', /courses\.json$/, '48 heures après l’entretien', 'sous huit jours'],
    [
      'a reply time of the banner',
      /school\.json$/,
      'réponse 48 heures après l’entretien',
      'réponse sous 48 h',
    ],
    ['an answer', /--faq\.md$/, 'sous deux jours ouvrés', 'sous cinq jours ouvrés'],
    ['how long a place is kept', /integrer-meridia\.md$/, 'dans les quatre semaines', 'dans les dix jours'],
    [
      'a programme of February',
      /--admissions\.md$/,
      '/programme/bachelor-marketing-digital',
      '/programme/bts-tourisme',
    ],
    ['the length of a course', /--tarifs\.md$/, 'parcours de quinze mois', 'parcours de dix mois'],
    ['a rent', /--logement\.md$/, '"Paris", "de 680', '"Paris", "de 700'],
    ['EN-05 a rent in English', /--logement\.en\.md$/, '€680 to €900', '€700 to €900'],
    ['EN-05 a grant in English', /--financement\.en\.md$/, 'Up to €1,000', 'Up to €1,200'],
    ['EN-05 what is left to pay, in English', /--financement\.en\.md$/, '"€5,800, in ten', '"€5,200, in ten'],
    ['EN-05 the dearest year in English', /--faq\.en\.md$/, '€14,900', '€12,600'],
    ['a deadline', /--admissions\.md$/, 'du 1er décembre', 'du 15 décembre'],
    ['what is left to pay', /--financement\.md$/, '"2 600 €", "5 800 €', '"2 600 €", "5 200 €'],
  ])('%s', (_case, file, words, others) => {
    expect(contradictionsOf(withText(file, words, others))).not.toEqual([]);
  });

  it.each<[string, (content: SchoolContent) => SchoolContent]>([
    [
      'a price',
      ({ courses, ...rest }) => ({
        ...rest,
        courses: courses.map((one) =>
          one.slug === 'bts-tourisme' ? { ...one, price: { ...one.price, amount: 9000 } } : one,
        ),
      }),
    ],
    [
      'a duration',
      ({ courses, ...rest }) => ({
        ...rest,
        courses: courses.map((one) =>
          one.slug === 'bts-commerce-international'
            ? { ...one, duration: { value: 3, unit: 'years' as const } }
            : one,
        ),
      }),
    ],
    [
      'an end of registration',
      ({ courses, ...rest }) => ({
        ...rest,
        courses: courses.map((one) =>
          one.slug === 'bts-tourisme'
            ? { ...one, certification: { ...one.certification, expiryDate: null } }
            : one,
        ),
      }),
    ],
    ['a programme less', ({ courses, ...rest }) => ({ ...rest, courses: courses.slice(1) })],
    [
      'an offer that closes too late',
      ({ offers, ...rest }) => ({ ...rest, offers: offers.map((one) => ({ ...one, startOffsetMonths: 1 })) }),
    ],
    [
      'a timetable past the end',
      ({ events, ...rest }) => ({
        ...rest,
        events: events.map((one) => ({ ...one, timetable: [{ time: '23:59' }] })),
      }),
    ],
  ])('%s', (_case, change) => {
    expect(contradictionsOf(change(MERIDIA))).not.toEqual([]);
  });
});
