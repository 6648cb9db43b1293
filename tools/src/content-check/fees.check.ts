import type { CourseCategory } from '@meridia/domain/courses';
import { programmeCosts } from '@meridia/domain/fees.rules';
import { pricedCourse, type CourseFile, type SchoolContent } from './school-content.ts';
import { listOf, numbersOf, rowsOf, type Statement } from './statement.ts';

/** How the fees pages call each category, in French and in English. */
const FAMILIES: Record<CourseCategory, readonly string[]> = {
  bts: ['BTS'],
  bachelor: ['Bachelor', 'Bachelor’s'],
  'grande-ecole': ['Programme Grande École', 'Grande École programme'],
  mastere: ['Mastère'],
  msc: ['MSc'],
  mba: ['MBA'],
  'short-course': ['Certificats courts', 'Short certificates'],
};
const WORK_STUDY = ['Alternance', 'Work-study'];
const COLUMNS = ['tuition', 'total', 'registration', 'contribution'] as const;

const unique = (numbers: readonly number[]) => [...new Set(numbers)].toSorted((one, other) => one - other);
const ends = (numbers: readonly number[]) => unique([Math.min(...numbers), Math.max(...numbers)]);
const isYearly = ({ duration }: CourseFile) => duration.unit === 'year' || duration.unit === 'years';
const amountOf = ({ price }: CourseFile) => price.amount ?? 0;
/** Zero is said in words: « aucun ». */
const said = (numbers: readonly number[]) => listOf(numbers.filter((number) => number > 0));

/** What a person who is not under contract pays to the end. */
function paidCosts(courses: readonly CourseFile[], contribution: number) {
  return courses
    .flatMap((course) => programmeCosts(pricedCourse(course), contribution) ?? [])
    .filter(({ mode }) => mode !== 'periodic');
}

function expectedRow(courses: readonly CourseFile[], contribution: number): string[] {
  const yearly = courses.filter(isYearly);
  const whole = courses.filter((course) => !isYearly(course)).map(amountOf);
  const costs = paidCosts(courses, contribution);
  return [
    yearly.length > 0 ? said([...ends(yearly.map(amountOf)), ...unique(whole)]) : said(ends(whole)),
    said(ends(costs.map(({ total }) => total))),
    said(unique(courses.map(({ price }) => price.registrationFee ?? 0))),
    said(unique(costs.map((cost) => cost.contribution?.perYear ?? 0))),
  ];
}

/** The table of the fees page, in both languages: tuition, registration, contribution, total of each family. */
function checkFeesPages({ courses, contribution, texts }: SchoolContent): Statement[] {
  return texts
    .filter(({ name }) => /--tarifs(?:\.en)?\.md$/.test(name))
    .flatMap(({ name, text }) =>
      rowsOf(text).flatMap(([family = '', ...cells]) => {
        const category = (Object.keys(FAMILIES) as CourseCategory[]).find((one) =>
          FAMILIES[one].includes(family),
        );
        const expected = category
          ? expectedRow(
              courses.filter((course) => course.category === category),
              contribution,
            )
          : COLUMNS.map(() => 'none');
        const known = category !== undefined || WORK_STUDY.includes(family);
        return COLUMNS.map((column, rank) => ({
          topic: 'fees',
          place: `${name}, ${family}, ${column}`,
          says: known ? said(numbersOf(cells[rank] ?? '')) : `unknown family ${family}`,
          is: expected[rank] ?? 'none',
        }));
      }),
    );
}

/** « De 5 900 à 14 900 euros en formation initiale … contribution de 110 euros », "From €5,900 to €14,900 in full-time study" */
function checkYearlyRange({ courses, contribution, texts }: SchoolContent): Statement[] {
  const initial = courses.filter((course) => isYearly(course) && course.rhythm.includes('fulltime'));
  return texts.flatMap(({ name, text }) =>
    [
      ...text.matchAll(
        /De [\d ]+ à [\d ]+ euros en formation initiale[^.]*\.|From €[\d,]+ to €[\d,]+ in full-time study[^.]*\./g,
      ),
    ].map(([sentence]) => ({
      topic: 'fees',
      place: `${name}, a year`,
      says: listOf(numbersOf(sentence)),
      is: listOf([...ends(initial.map(amountOf)), contribution]),
    })),
  );
}

/** Wherever the contribution is told with an amount. */
function checkContribution({ contribution, texts }: SchoolContent): Statement[] {
  const amounts = /contribution[^.;€]{0,60}?(\d+) ?(?:€|euros)|contribution, €(\d+)/g;
  return texts.flatMap(({ name, text }) =>
    [...text.matchAll(amounts)].map(([, french, english]) => ({
      topic: 'fees',
      place: `${name}, contribution`,
      says: french ?? english ?? '',
      is: String(contribution),
    })),
  );
}

/** What remains is the cost less the aids, in the examples of the financing page. */
function checkFinancing({ texts }: SchoolContent): Statement[] {
  return texts
    .filter(({ name }) => /--financement(?:\.en)?\.md$/.test(name))
    .flatMap(({ name, text }) => rowsOf(text).map((row) => ({ name, row })))
    .filter(({ row }) => row.length === 4 && numbersOf(row[1] ?? '').length === 1)
    .map(({ name, row: [situation, cost = '', aid = '', rest = ''] }) => ({
      topic: 'fees',
      place: `${name}, ${situation}`,
      says: String(numbersOf(rest)[0]),
      is: String((numbersOf(cost)[0] ?? 0) - (numbersOf(aid)[0] ?? 0)),
    }));
}

/** By law: an apprentice pays nothing for the years under contract. */
function checkWorkStudy({ courses, contribution }: SchoolContent): Statement[] {
  return courses
    .filter(({ rhythm }) => rhythm.includes('periodic'))
    .map((course) => {
      const { price, slug } = course;
      const costs = programmeCosts(pricedCourse(course), contribution) ?? [];
      const before = (price.workStudyFromYear ?? 1) - 1;
      const years = before * (amountOf(course) + contribution);
      return {
        topic: 'fees',
        place: `${slug}, in work-study`,
        says: String(costs.find(({ mode }) => mode === 'periodic')?.total),
        is: String(before > 0 ? years + (price.registrationFee ?? 0) : 0),
      };
    });
}

export function checkFees(content: SchoolContent): Statement[] {
  return [checkFeesPages, checkYearlyRange, checkContribution, checkFinancing, checkWorkStudy].flatMap(
    (check) => check(content),
  );
}
