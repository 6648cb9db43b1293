import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LABELS } from '@meridia/labels/labels.data';
import type { StudyYear } from '@/content/programmes/programme-detail.model';
import { createSiteContext } from '@/lib/site-context';
import { StudyYears } from './study-years';

const NBSP = '\u00a0';

function siteIn(locale: 'fr' | 'en') {
  return createSiteContext({
    locale,
    labels: { dictionaries: LABELS, logger: { info: () => undefined } },
  });
}

function aYear(changes: Partial<StudyYear> = {}): StudyYear {
  return {
    id: 1,
    span: 'year',
    rank: 1,
    title: 'se repérer',
    purpose: null,
    subjects: [],
    abroad: null,
    workStudyWeeks: null,
    internshipWeeks: null,
    endsWith: null,
    ects: null,
    ...changes,
  };
}

const textOf = (locale: 'fr' | 'en', years: StudyYear[]) =>
  renderToStaticMarkup(<StudyYears site={siteIn(locale)} years={years} />)
    .replace(/<[^>]+>/g, '|')
    .replace(/\|+/g, '|');

describe('V-07 the years of study', () => {
  it('V-07 are numbered in French, with the exponent, and in English', () => {
    const years = [
      aYear(),
      aYear({ id: 2, rank: 2, title: 'partir' }),
      aYear({ id: 3, span: 'day', title: 'parler' }),
    ];
    expect(textOf('fr', years)).toBe(
      `|1|re| année${NBSP}: se repérer|2|e| année${NBSP}: partir|1|er| jour${NBSP}: parler|`,
    );
    expect(textOf('en', years)).toBe('|Year 1: se repérer|Year 2: partir|Day 1: parler|');
  });

  it('V-07 say what they take, what is taught, where one goes, the weeks in a company and how they end', () => {
    const year = aYear({
      purpose: 'Lire une crise.',
      subjects: [
        { id: 1, title: 'Histoire', hours: 60 },
        { id: 2, title: 'Droit', hours: 40 },
      ],
      abroad: 'Un semestre à Madrid.',
      workStudyWeeks: 31,
      internshipWeeks: 8,
      endsWith: 'Un mémoire.',
      ects: 60,
    });
    expect(textOf('fr', [year])).toBe(
      [
        `|1|re| année${NBSP}: se repérer`,
        `100${NBSP}h, 60 ECTS`,
        'Lire une crise.',
        `Histoire |60${NBSP}h`,
        `Droit |40${NBSP}h`,
        'À l’étranger|Un semestre à Madrid.',
        'Stage|8 semaines au moins',
        'En alternance|31 semaines en entreprise',
        'Pour finir|Un mémoire.|',
      ].join('|'),
    );
  });

  it('V-07 give no sum of hours when one of them is not known', () => {
    const subjects = [
      { id: 1, title: 'Histoire', hours: 60 },
      { id: 2, title: 'Droit', hours: null },
    ];
    expect(textOf('fr', [aYear({ subjects })])).toBe(
      `|1|re| année${NBSP}: se repérer|Histoire |60${NBSP}h|Droit |`,
    );
  });
});
