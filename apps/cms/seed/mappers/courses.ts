import type { Locale } from '@meridia/domain/locales';
import { nextDeadline, nextIntake } from '@meridia/domain/intake-days.rules';
import { courseCover } from '../covers/cover-inputs';
import { coverFields } from '../covers/cover-fields';
import { inLocale, versionsOf } from '../localised';
import { markdownToBlocks } from '../rich-text/markdown-to-blocks';
import { reference, references, type SeedContext } from '../seed-context';
import type { Data, SeedDocument } from '../seed-document';
import type { CourseFile } from './course-file';
import {
  toAdmission,
  toCareerCards,
  toCertification,
  toFaq,
  toSkillUnits,
  toTeachingUnits,
  toYears,
} from './course-parts';

const UID = 'api::course.course';
const BROCHURE = 'api::brochure.brochure';

function existsInEnglish({ name, summary }: CourseFile): boolean {
  return Boolean(name.en && summary.en);
}

function toSharedFields(context: SeedContext, course: CourseFile): Data {
  const { periodic: _funding, ...price } = course.price;
  return {
    site: context.site,
    slug: course.slug,
    category: course.category,
    domain: course.domain,
    featured: course.featured,
    fulltime: course.rhythm.includes('fulltime'),
    periodic: course.rhythm.includes('periodic'),
    entryLevel: course.entryLevel,
    graduationLevel: course.graduationLevel,
    deliversLevel: course.deliversLevel,
    duration: course.duration,
    languageOfInstruction: course.languageOfInstruction,
    intakeDates: course.intakeDates
      .map((date) => nextIntake(date, context.today))
      .toSorted()
      .map((date) => ({ date })),
    deadlines: (course.deadlines ?? [])
      .map((date) => nextDeadline(date, context.today))
      .toSorted()
      .map((date) => ({ date })),
    price,
    campuses: references(context, 'api::campus.campus', course.campuses),
    brochure: reference(context, BROCHURE, course.slug),
  };
}

function toVersion(context: SeedContext, course: CourseFile, locale: Locale): Data {
  const objectives = inLocale(course.objectives, locale);
  return {
    ...toSharedFields(context, course),
    teachingUnits: toTeachingUnits(course, locale),
    skillUnits: toSkillUnits(course, locale),
    careerCards: toCareerCards(course, locale),
    // Work-study is told in French only: the site fills it from French (I18N-04).
    periodicFunding: locale === 'fr' ? course.price.periodic : null,
    name: inLocale(course.name, locale),
    summary: inLocale(course.summary, locale),
    objectives: objectives ? markdownToBlocks(objectives) : null,
    admission: toAdmission(course, locale),
    certification: toCertification(course, locale),
    years: toYears(course, locale),
    faq: toFaq(course, locale),
    ...coverFields(context, courseCover(course), locale),
  };
}

export function toCourse(context: SeedContext, course: CourseFile): SeedDocument {
  return {
    uid: UID,
    documentId: context.idOf(UID, course.slug),
    versions: versionsOf(existsInEnglish(course), (locale) => toVersion(context, course, locale)),
  };
}

/** Courses point to each other and to testimonials, which point to courses: these links come last. */
export function toCourseLinks(context: SeedContext, course: CourseFile): SeedDocument {
  return {
    uid: UID,
    documentId: context.idOf(UID, course.slug),
    isPatch: true,
    versions: versionsOf(existsInEnglish(course), () => ({
      related: references(context, UID, course.related),
      testimonials: references(context, 'api::testimonial.testimonial', course.testimonials),
    })),
  };
}

export function toBrochure(context: SeedContext, { slug, name, brochure }: CourseFile): SeedDocument {
  return {
    uid: BROCHURE,
    documentId: context.idOf(BROCHURE, slug),
    versions: versionsOf(Boolean(name.en), (locale) => ({
      site: context.site,
      slug,
      ...brochure,
      title: locale === 'fr' ? brochure.title : `Brochure – ${name.en}`,
    })),
  };
}
