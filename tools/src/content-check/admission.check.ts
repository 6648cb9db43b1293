import type { CourseCategory } from '@meridia/domain/courses';
import { seasonsOf } from '@meridia/domain/intake-days.rules';
import type { SchoolContent } from './school-content.ts';
import { listOf, rowsOf, type Statement } from './statement.ts';

type Row = { name: string; cells: string[] };

const rowsOfPages = ({ texts }: SchoolContent, page: RegExp): Row[] =>
  texts
    .filter(({ name }) => page.test(name))
    .flatMap(({ name, text }) => rowsOf(text).map((cells) => ({ name, cells })));

/** The first words of a row, and the categories it speaks of. */
const FAMILIES: readonly [RegExp, readonly CourseCategory[]][] = [
  [/^BTS$/, ['bts']],
  [/^Bachelor/, ['bachelor']],
  [/^(?:Programme Grande École|Grande École)/, ['grande-ecole']],
  [/^Mastère/, ['mastere']],
  [/^MSc/, ['msc']],
  [/^MBA/, ['mba']],
  [/^(?:Certificats courts|Short certificates)/, ['short-course']],
];
const categoriesOf = (name: string) => FAMILIES.find(([words]) => words.test(name))?.[1] ?? [];

/** « Bac+1 ou Bac+2 », « de Bac à Bac+3 » */
function levelsOf(text: string): number[] {
  return [...text.matchAll(/Bac(?:\+(\d))?/g)].map(([, level]) => Number(level ?? 0));
}

/** The entry levels of the admissions page are those of the programmes. */
function checkEntryLevels(content: SchoolContent): Statement[] {
  const rows = rowsOfPages(content, /--admissions\.md$/).filter(
    ({ cells }) => categoriesOf(cells[0] ?? '').length > 0,
  );
  return FAMILIES.flatMap(([words, categories]) => {
    const own = rows.filter(({ cells }) => words.test(cells[0] ?? ''));
    const says = own.flatMap(({ cells }) => levelsOf(cells[1] ?? ''));
    const courses = content.courses.filter(({ category }) => categories.includes(category));
    const is = courses.map(({ entryLevel }) => entryLevel);
    const range = own.some(({ cells }) => /^de Bac/.test(cells[1] ?? ''));
    const edges = (levels: number[]) =>
      range ? [Math.min(...levels), Math.max(...levels)] : [...new Set(levels)].toSorted();
    return own.length === 0
      ? []
      : [
          {
            topic: 'levels',
            place: `admissions, ${own[0]?.cells[0]}`,
            says: listOf(edges(says)),
            is: listOf(edges(is)),
          },
        ];
  });
}

/** The English that a programme asks for is that of its family, on the pages that tell it. */
function checkEnglish(content: SchoolContent): Statement[] {
  const asked = rowsOfPages(content, /--(?:etudiants-internationaux|admissions)(?:\.en)?\.md$/).flatMap(
    ({ name, cells }) => {
      const level = name.includes('etudiants-internationaux')
        ? cells[2]
        : /(?:anglais |)([ABC][12])(?: English|$)/.exec(cells[1] ?? '')?.[1];
      return /^[ABC][12]$/.test(level ?? '') ? [{ name, family: cells[0] ?? '', level: level ?? '' }] : [];
    },
  );
  return content.courses.flatMap(({ slug, category, admission }) => {
    const own = admission.requirements
      .map((line) => /Anglais (?:niveau )?([ABC][12])|Niveau ([ABC][12]) en anglais/.exec(line))
      .find((match) => match !== null);
    const level = own?.[1] ?? own?.[2];
    if (!level) return [];
    return asked
      .filter(({ family }) => categoriesOf(family).includes(category))
      .map(({ name, ...row }) => ({
        topic: 'levels',
        place: `${name}, English of ${slug}`,
        says: row.level,
        is: level,
      }));
  });
}

const NUMBERS: Record<string, number> = { Dix: 10, dix: 10, Ten: 10, ten: 10 };

/** The February intake: how many programmes the texts announce, and which ones they list. */
function checkFebruary({ courses, texts }: SchoolContent): Statement[] {
  const own = courses.filter(
    ({ category, intakeDates }) => category !== 'short-course' && seasonsOf(intakeDates).includes('fevrier'),
  );
  const counted = texts.flatMap(({ name, text }) =>
    [
      ...text.matchAll(
        /(?:février|February)[^.\n"]{0,40}?\b(dix|ten) programmes|\b(Dix|Ten) programmes[^.]{0,50}(?:février|February)/g,
      ),
    ].map(([, after, before]) => ({
      topic: 'intakes',
      place: `${name}, February`,
      says: String(NUMBERS[after ?? before ?? ''] ?? 0),
      is: String(own.length),
    })),
  );
  const listed = texts
    .filter(({ name }) => name.endsWith('--admissions.md'))
    .map(({ name, text }) => ({
      topic: 'intakes',
      place: `${name}, list of February`,
      says: [...text.matchAll(/\(\/programme\/([a-z0-9-]+)\)/g)]
        .map(([, slug]) => slug)
        .toSorted()
        .join(' '),
      is: own
        .map(({ slug }) => slug)
        .toSorted()
        .join(' '),
    }));
  return [...counted, ...listed];
}

export function checkAdmission(content: SchoolContent): Statement[] {
  return [checkEntryLevels, checkEnglish, checkFebruary].flatMap((check) => check(content));
}
