import type { CourseDetailWire } from '@meridia/contract/courses.wire';
import { toBrochureFacts } from '@/content/brochures/brochure.mapper';
import { toLines } from '@/content/lines.mapper';
import { toRichText } from '@/content/rich-text.mapper';
import { toTestimonialCard } from '@/content/testimonials/testimonial.mapper';
import type { Admission, Certification, Price, ProgrammeDetail } from './programme-detail.model';
import { toDisplayDomain, toProgrammeCard } from './programme.mapper';

const DEFAULT_CURRENCY = 'EUR';

function toPrice(price: CourseDetailWire['price']): Price | null {
  if (!price) return null;
  const { currency, initial, perYear, total, registrationFee } = price;
  return { currency: currency ?? DEFAULT_CURRENCY, initial, perYear, total, registrationFee };
}

function toAdmission(admission: CourseDetailWire['admission']): Admission | null {
  if (!admission) return null;
  const { text, steps, requirements, accessDelay } = admission;
  return { text, steps: toLines(steps), requirements: toLines(requirements), accessDelay };
}

function toCertification(certification: CourseDetailWire['certification']): Certification | null {
  if (!certification) return null;
  const { title, rncp, level, certifier, date, note, rates } = certification;
  return {
    title,
    rncp,
    level,
    certifier,
    registeredOn: date,
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

type Lists = Pick<
  ProgrammeDetail,
  'teachingUnits' | 'skillUnits' | 'careers' | 'faq' | 'testimonials' | 'related'
>;

function toLists(course: CourseDetailWire): Lists {
  return {
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
    taughtIn: course.languageOfInstruction,
    workStudyFunding: course.periodicFunding,
    price: toPrice(course.price),
    intakeDates: course.intakeDates.map(({ date }) => date).toSorted(),
    objectives: toRichText(course.objectives),
    admission: toAdmission(course.admission),
    certification: toCertification(course.certification),
    brochure: course.brochure && toBrochureFacts(course.brochure),
  };
}
