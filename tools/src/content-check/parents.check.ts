import type { CourseFile, SchoolContent, TextFile } from './school-content.ts';
import { listOf, numbersOf, rowsOf, type Statement } from './statement.ts';

/** PARENT-01: the page for parents says nothing of its own; each figure is that of another file. */

const isPage = ({ name }: TextFile) => /\/parents(?:\.en)?\.md$/.test(name);

const AWARDS: readonly { row: RegExp; holds: (course: CourseFile) => boolean }[] = [
  { row: /^Diplôme national|^National diploma/, holds: ({ category }) => category === 'bts' },
  {
    row: /^Titre enregistré|^Title registered/,
    holds: ({ category, certification }) => category !== 'bts' && certification.rncp !== null,
  },
  {
    row: /^Attestation d’école|^School certificate/,
    holds: ({ certification }) => certification.rncp === null,
  },
];

function checkRecognition({ courses, texts }: SchoolContent): Statement[] {
  return texts.filter(isPage).flatMap(({ name, text }) =>
    rowsOf(text).flatMap(([award = '', count = '']) =>
      AWARDS.filter(({ row }) => row.test(award)).map(({ holds }) => ({
        topic: 'recognition',
        place: `${name}, ${award}`,
        says: listOf(numbersOf(count)),
        is: String(courses.filter(holds).length),
      })),
    ),
  );
}

/** As the English page calls what the quality page measures. */
const RESULTS: Readonly<Record<string, string>> = {
  'BTS pass rate': 'Réussite au BTS',
  'Bachelor’s pass rate': 'Réussite en bachelor',
  'Work-study contracts ended early': 'Rupture de contrat d’alternance',
  'In work within six months, master’s level': 'Emploi à six mois, bac+5',
  'Student satisfaction': 'Satisfaction des étudiants',
};

/** Decimals are written otherwise in English: figures are compared one by one. */
const figuresOf = (cells: readonly string[]) => listOf(numbersOf(cells.join(' ')));

function checkResults({ texts }: SchoolContent): Statement[] {
  const quality = texts.find(({ name }) => name.endsWith('--qualite.md'));
  const measured = new Map(rowsOf(quality?.text ?? '').map(([label = '', ...cells]) => [label, cells]));
  return texts.filter(isPage).flatMap(({ name, text }) =>
    rowsOf(text).flatMap(([label = '', ...cells]) => {
      const known = RESULTS[label] ?? label;
      if (!Object.values(RESULTS).includes(known)) return [];
      return [
        {
          topic: 'results',
          place: `${name}, ${label}`,
          says: figuresOf(cells),
          is: figuresOf(measured.get(known) ?? []),
        },
      ];
    }),
  );
}

/** "From €5,900 to €14,900 a year full-time, plus a yearly contribution of €110"; the French sentence is that of the fees. */
function checkYear({ courses, contribution, texts }: SchoolContent): Statement[] {
  const amounts = courses
    .filter(({ duration, rhythm }) => duration.unit.startsWith('year') && rhythm.includes('fulltime'))
    .map(({ price }) => price.amount ?? 0);
  return texts.filter(isPage).flatMap(({ name, text }) =>
    [...text.matchAll(/From €[\d,]+ to €[\d,]+ a year full-time[^.]*\./g)].map(([sentence]) => ({
      topic: 'fees',
      place: `${name}, a year`,
      says: listOf(numbersOf(sentence)),
      is: listOf([Math.min(...amounts), Math.max(...amounts), contribution]),
    })),
  );
}

export function checkParents(content: SchoolContent): Statement[] {
  return [checkRecognition, checkResults, checkYear].flatMap((check) => check(content));
}
