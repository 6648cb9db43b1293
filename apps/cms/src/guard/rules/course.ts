import { describedPicture, frenchNeeds, hasAddress, realTitle, rule } from '../rule-kit';
import { componentOf, isBlank, relatedCount, textOf } from '../values.rules';
import type { Facts, Guarded, Rule } from '../guard.model';

const COURSE = 'api::course.course';
const SHORT = 'short-course';
/** What is left of a registration when the school has to prepare for its end. */
const MONTHS_BEFORE_END = 6;

const isDiploma = ({ category }: Guarded) => category !== SHORT;
const certification = (course: Guarded) => componentOf(course, 'certification');
/** A programme that names a title certifies: then the law wants the whole of it. */
const certifies = (course: Guarded) => !isBlank(certification(course).rncp);

function campusesOf({ campuses }: Guarded): readonly Guarded[] {
  return Array.isArray(campuses) ? (campuses as Guarded[]) : [];
}

/** Whether somebody can be reached at one of its campuses; unknown while the campuses themselves were not read. */
const isSaidOnCampus = (course: Guarded, fields: readonly string[]) =>
  campusesOf(course).some((campus) => fields.some((field) => !isBlank(campus[field])));

function monthsAfter(day: string, months: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
}

/** What the law and those who apply need (Code du travail, art. L6353-1 and following; indicator 1 of Qualiopi). */
function inFrench(
  field: string,
  id: string,
  sentence: string,
  when: (course: Guarded, facts: Facts) => boolean,
): Rule {
  return { ...rule('blocks', field, { id, sentence, when }), language: 'fr' };
}

export const COURSE_RULES: readonly Rule[] = [
  realTitle('name', 'Le nom'),
  hasAddress,
  ...frenchNeeds(COURSE, ['summary', 'objectives', 'duration']),
  inFrench('admission', 'requirements-missing', 'Dites les prérequis dans « Admission ».', (course) =>
    isBlank(componentOf(course, 'admission').requirements),
  ),
  inFrench(
    'admission',
    'access-delay-missing',
    'Dites le délai d’accès dans « Admission » : combien de temps entre la demande et la rentrée.',
    (course) => isBlank(componentOf(course, 'admission').accessDelay),
  ),
  inFrench('price', 'price-missing', 'Donnez le prix : la loi veut qu’il soit affiché.', (course) =>
    isBlank(componentOf(course, 'price').amount),
  ),
  inFrench(
    'years',
    'years-missing',
    'Décrivez les années d’études : ce qu’on y apprend, et combien d’heures.',
    (course) => isDiploma(course) && isBlank(course.years),
  ),
  inFrench(
    'certification',
    'certification-incomplete',
    'La certification est incomplète : intitulé, certificateur, niveau, date d’enregistrement et date de fin vont avec le numéro RNCP.',
    (course) =>
      certifies(course) &&
      ['title', 'certifier', 'level', 'date', 'expiryDate'].some((field) =>
        isBlank(certification(course)[field]),
      ),
  ),
  inFrench(
    'certification',
    'certification-over',
    'L’enregistrement au RNCP a pris fin : la formation ne peut plus l’annoncer.',
    (course, { today }) =>
      certifies(course) &&
      !isBlank(certification(course).expiryDate) &&
      textOf(certification(course), 'expiryDate') < today,
  ),
  {
    ...rule('warns', 'certification', {
      id: 'certification-ends',
      sentence: 'L’enregistrement au RNCP prend fin dans moins de six mois.',
      when: (course, { today }) => {
        const end = textOf(certification(course), 'expiryDate');
        return certifies(course) && end >= today && end < monthsAfter(today, MONTHS_BEFORE_END);
      },
    }),
    language: 'fr',
  },
  inFrench(
    'campuses',
    'campus-missing',
    'Choisissez au moins un campus.',
    (course) => relatedCount(course, 'campuses') === 0,
  ),
  inFrench(
    'campuses',
    'contact-missing',
    'Aucun campus de la formation n’a de téléphone ni d’adresse électronique : complétez l’un d’eux.',
    (course) => campusesOf(course).length > 0 && !isSaidOnCampus(course, ['phone', 'email']),
  ),
  inFrench(
    'campuses',
    'disability-missing',
    'Aucun campus de la formation ne dit comment il accueille les personnes handicapées : complétez l’un d’eux.',
    (course) => campusesOf(course).length > 0 && !isSaidOnCampus(course, ['handicap']),
  ),
  describedPicture(),
  rule('warns', 'intakeDates', {
    id: 'without-intake',
    sentence: 'Aucune rentrée à venir : les visiteurs ne sauront pas quand commencer.',
    when: ({ intakeDates }, { today }) =>
      !Array.isArray(intakeDates) || !intakeDates.some((intake: Guarded) => textOf(intake, 'date') >= today),
  }),
];
