import type { CourseAnchor } from '@meridia/domain/anchors';
import type { CourseCategory } from '@meridia/domain/courses';
import type { EventType } from '@meridia/domain/events';
import type { JobContract } from '@meridia/domain/jobs';
import type { Locale } from '@meridia/domain/locales';

/** What visitors call what the model has a code for. Searched, never shown. */
type Words<Code extends string> = Record<Locale, Record<Code, string>>;

export const CATEGORY_WORDS: Words<CourseCategory> = {
  fr: {
    bts: 'BTS, brevet de technicien supérieur, après le bac',
    bachelor: 'bachelor, licence, après le bac, bac +3',
    'grande-ecole': 'programme grande école, PGE, école de commerce, bac +5',
    mastere: 'mastère, master, bac +5',
    mba: 'MBA, bac +5, cadres',
    msc: 'MSc, master of science, in English, en anglais, bac +5',
    'short-course': 'certificat, formation courte, formation continue, professionnels',
  },
  en: {
    bts: 'BTS, two-year diploma, undergraduate',
    bachelor: 'bachelor, degree, undergraduate',
    'grande-ecole': 'programme grande école, master, business school',
    mastere: 'mastère, master, postgraduate',
    mba: 'MBA, postgraduate, executives',
    msc: 'MSc, master of science, postgraduate, taught in English',
    'short-course': 'certificate, short course, continuing education',
  },
};

export const RHYTHM_WORDS: Words<'fulltime' | 'periodic'> = {
  fr: { fulltime: 'formation initiale, temps plein', periodic: 'alternance, apprentissage' },
  en: { fulltime: 'full time', periodic: 'work-study, apprenticeship' },
};

export const EVENT_WORDS: Words<EventType> = {
  fr: {
    'open-door': 'journée portes ouvertes, JPO, visite du campus',
    'admission-test': 'épreuve, test, entretien, concours d’admission',
    conference: 'conférence, rencontre, débat',
    convention: 'salon, forum',
    'live-my-life': 'vis ma vie, immersion',
    'job-dating': 'job dating, recrutement, alternance, emploi',
  },
  en: {
    'open-door': 'open day, campus visit',
    'admission-test': 'admission test, interview',
    conference: 'conference, talk, debate',
    convention: 'fair, forum',
    'live-my-life': 'shadowing, taster day',
    'job-dating': 'job dating, recruitment, work-study',
  },
};

export const CONTRACT_WORDS: Words<JobContract> = {
  fr: {
    alternance: 'offre d’alternance, apprentissage',
    stage: 'offre de stage',
    cdi: 'offre d’emploi, CDI',
    cdd: 'offre d’emploi, CDD',
  },
  en: {
    alternance: 'work-study offer, apprenticeship',
    stage: 'internship offer',
    cdi: 'job offer',
    cdd: 'job offer',
  },
};

/** PAGE-03: what one asks for and finds in each section of a programme. */
export const SECTION_WORDS: Words<CourseAnchor> = {
  fr: {
    objectifs: 'objectifs, débouchés, métiers, emploi, salaire, carrière, après',
    formation: 'programme, cours, matières, contenu, enseignements, semestres, année, stage, étranger',
    admission: 'admission, inscription, conditions, candidature, dossier, prérequis, rentrée, entrer',
    certification: 'certification, RNCP, diplôme, titre, reconnu, niveau, compétences, taux de réussite',
    tarif: 'tarif, prix, coût, coûte, frais de scolarité, financement, payer',
  },
  en: {
    objectifs: 'objectives, careers, jobs, salary, after',
    formation: 'programme, courses, subjects, content, years, internship, abroad',
    admission: 'admission, application, requirements, apply, intake, entry',
    certification: 'certification, diploma, degree, recognised, level, skills',
    tarif: 'fees, price, cost, tuition, funding, pay',
  },
};

export const CAMPUS_WORDS: Record<Locale, string> = {
  fr: 'campus, école, adresse, où',
  en: 'campus, school, address, where',
};
