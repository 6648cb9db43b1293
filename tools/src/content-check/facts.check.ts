import type { SchoolContent } from './school-content.ts';
import { numbersOf, type Statement } from './statement.ts';

const WORDS: Record<string, number> = {
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  six: 6,
  quinze: 15,
  'dix-huit': 18,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  fifteen: 15,
  eighteen: 18,
};
const UNITS: Record<string, string> = {
  an: 'year',
  ans: 'year',
  année: 'year',
  années: 'year',
  year: 'year',
  years: 'year',
  mois: 'month',
  months: 'month',
  jours: 'day',
  days: 'day',
  heures: 'hour',
  hours: 'hour',
};
const unitOf = (unit: string) => unit.replace(/s$/, '');

/** « Deux ans pour… », "Four days to…": a summary that starts with a length tells that of the programme. */
function checkDurations({ courses }: SchoolContent): Statement[] {
  return courses.flatMap(({ slug, summary, duration }) =>
    [summary.fr, summary.en ?? ''].flatMap((text) => {
      const [, count = '', unit = ''] = /^([\p{L}-]+|\d+)[\s ]([\p{L}]+)\b/u.exec(text) ?? [];
      const value = WORDS[count.toLowerCase()] ?? (Number(count) || undefined);
      const kind = UNITS[unit];
      if (value === undefined || kind === undefined) return [];
      return [
        {
          topic: 'durations',
          place: `${slug}: ${text.slice(0, 40)}`,
          says: `${value} ${kind}`,
          is: `${duration.value} ${unitOf(duration.unit)}`,
        },
      ];
    }),
  );
}

/** « le parcours de dix-huit mois » has a programme that long. */
function checkNamedDurations({ courses, texts }: SchoolContent): Statement[] {
  const months = courses
    .filter(({ duration }) => duration.unit === 'months')
    .map(({ duration }) => duration.value);
  return texts
    .filter(({ name }) => /--tarifs(?:\.en)?\.md$/.test(name))
    .flatMap(({ name, text }) =>
      [...text.matchAll(/parcours de ([\p{L}-]+) mois|the (\p{L}+)-month course/gu)].map(
        ([, french, english]) => {
          const value = WORDS[french ?? english ?? ''] ?? 0;
          return {
            topic: 'durations',
            place: name,
            says: `${value} months`,
            is: months.includes(value) ? `${value} months` : 'no such programme',
          };
        },
      ),
    );
}

/** « 48 programmes », « 26 campus », wherever they are counted. */
function checkCounts({ courses, campuses, texts }: SchoolContent): Statement[] {
  const counted = (pattern: RegExp, topic: string, is: number) =>
    texts.flatMap(({ name, text }) =>
      [...text.matchAll(pattern)].map(([words]) => ({
        topic,
        place: `${name}: ${words}`,
        says: String(numbersOf(words)[0]),
        is: String(is),
      })),
    );
  return [
    ...counted(/\b48 (?:programmes|formations)|\b\d\d programmes, \d\d campus/g, 'counts', courses.length),
    ...counted(
      /(?:nos|our|des|les|and) (?:2\d) campus(?:es)?\b(?! français| in France)/g,
      'counts',
      campuses,
    ),
  ];
}

export function checkFacts(content: SchoolContent): Statement[] {
  return [checkDurations, checkNamedDurations, checkCounts].flatMap((check) => check(content));
}
