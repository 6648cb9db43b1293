import { COURSE_ANCHORS, type CourseAnchor } from '@meridia/domain/anchors';
import type { CourseCategory } from '@meridia/domain/courses';
import type { Locale } from '@meridia/domain/locales';
import { EMPTY, namesOf, type Passage, type Searched } from '../passage';
import { CATEGORY_WORDS, RHYTHM_WORDS, SECTION_WORDS } from '../search-keywords.data';
import { textOf } from '../text-of.rules';

type Question = { id: number; question: string; answer: string };

function keywordsOf(course: Searched, locale: Locale): string {
  const rhythms = RHYTHM_WORDS[locale];
  return textOf(
    CATEGORY_WORDS[locale][course.category as CourseCategory],
    textOf(course.domain).replaceAll('-', ' '),
    course.fulltime && rhythms.fulltime,
    course.periodic && rhythms.periodic,
    namesOf(course.campuses),
  );
}

function sectionTexts(course: Searched): Record<CourseAnchor, string> {
  return {
    objectifs: textOf(course.objectives, course.careerCards),
    formation: textOf(course.years, course.teachingUnits),
    admission: textOf(course.admission),
    certification: textOf(course.certification, course.skillUnits),
    tarif: textOf(course.periodicFunding),
  };
}

/** A programme, the sections of its page, and the questions it answers. */
export function coursePassages(course: Searched, locale: Locale): Passage[] {
  const name = String(course.name);
  const texts = sectionTexts(course);
  const questions = (course.faq ?? []) as Question[];
  return [
    {
      ...EMPTY,
      kind: 'programme',
      title: name,
      keywords: keywordsOf(course, locale),
      summary: textOf(course.summary),
      body: textOf(Object.values(texts), questions),
      unsaid: textOf(Object.values(SECTION_WORDS[locale])),
    },
    ...COURSE_ANCHORS.map((anchor) => ({
      ...EMPTY,
      anchor,
      keywords: SECTION_WORDS[locale][anchor],
      body: texts[anchor],
    })),
    ...questions.map(({ id, question, answer }) => ({
      ...EMPTY,
      kind: 'faq' as const,
      anchor: `question-${id}-reponse`,
      title: textOf(question),
      about: name,
      body: textOf(answer),
    })),
  ];
}
