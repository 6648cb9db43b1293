import type { CourseDetailWire } from '@meridia/contract/courses.wire';
import { toBrochureFacts } from '@/content/brochures/brochure.mapper';
import { toLines } from '@/content/lines.mapper';
import { toRichText } from '@/content/rich-text.mapper';
import { toTestimonialCard } from '@/content/testimonials/testimonial.mapper';
import type { Admission, Certification, ProgrammeDetail, StudyYear } from './programme-detail.model';
import { toDisplayDomain, toProgrammeCard } from './programme.mapper';

function toAdmission(admission: CourseDetailWire['admission']): Admission | null {
  if (!admission) return null;
  const { text, steps, requirements, accessDelay } = admission;
  return { text, steps: toLines(steps), requirements: toLines(requirements), accessDelay };
}

function toCertification(certification: CourseDetailWire['certification']): Certification | null {
  if (!certification) return null;
  const { title, rncp, level, certifier, date, expiryDate, note, rates } = certification;
  return {
    title,
    rncp,
    level,
    certifier,
    registeredOn: date,
    registeredUntil: expiryDate,
    note,
    rates: rates && {
      success: rates.success,
      insertion: rates.insertion,
      satisfaction: rates.satisfaction,
      year: rates.year,
      cohort: rates.cohort,
      source: rates.source,
    },
  };
}

function toStudyYears(years: CourseDetailWire['years']): StudyYear[] {
  return years.map((year, index) => {
    const { id, span, title, purpose, subjects, abroad } = year;
    const { workStudyWeeks, internshipWeeks, endsWith, ects } = year;
    const rank = years.slice(0, index + 1).filter((one) => one.span === span).length;
    return {
      ...{ id, span, rank, title, purpose, subjects, abroad },
      ...{ workStudyWeeks, internshipWeeks, endsWith, ects },
    };
  });
}

type Lists = Pick<
  ProgrammeDetail,
  'years' | 'teachingUnits' | 'skillUnits' | 'careers' | 'faq' | 'testimonials' | 'related'
>;

function toLists(course: CourseDetailWire): Lists {
  return {
    years: toStudyYears(course.years),
    teachingUnits: course.teachingUnits.map(({ modules, ...unit }) => ({
      ...unit,
      modules: toLines(modules),
    })),
    skillUnits: course.skillUnits,
    careers: course.careerCards.map(({ salary, ...card }) => ({ ...card, salary: salary?.label ?? null })),
    faq: course.faq,
    // The page names the programme itself, and a campus is not told here.
    testimonials: course.testimonials.flatMap(
      (one) => toTestimonialCard({ ...one, campus: null, course: null }) ?? [],
    ),
    related: course.related.map(({ slug, name, category, domain, summary }) => ({
      slug,
      name,
      category,
      domain: toDisplayDomain(domain),
      summary,
    })),
  };
}

export function toProgrammeDetail(course: CourseDetailWire): ProgrammeDetail {
  return {
    ...toProgrammeCard(course),
    ...toLists(course),
    workStudyFunding: course.periodicFunding,
    objectives: toRichText(course.objectives),
    admission: toAdmission(course.admission),
    certification: toCertification(course.certification),
    brochure: course.brochure && toBrochureFacts(course.brochure),
  };
}
