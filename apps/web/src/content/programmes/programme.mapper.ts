import type { CourseWire } from '@meridia/contract/courses.wire';
import { RHYTHMS, type CatalogueDomain, type StudyMode } from '@meridia/domain/courses';
import { DISPLAY_DOMAINS, type DisplayDomain, type DisplayDomainSlug } from '@meridia/domain/domains.data';
import type { Price } from '@meridia/domain/fees.rules';
import { toPictureImage } from '@/content/image.mapper';
import { toReference } from '@/content/reference.mapper';
import type { ProgrammeCard } from './programme.model';

/** Visitors see four domains; each of the catalogue's is part of one. */
export function toDisplayDomain(domain: CatalogueDomain): DisplayDomainSlug {
  const found = DISPLAY_DOMAINS.find(({ includes }: Pick<DisplayDomain, 'includes'>) =>
    includes.includes(domain),
  );
  return (found ?? DISPLAY_DOMAINS[0]).slug;
}

const DEFAULT_CURRENCY = 'EUR';

function toPrice(price: CourseWire['price']): Price | null {
  if (!price) return null;
  const { currency, amount, registrationFee, workStudyFromYear } = price;
  return { currency: currency ?? DEFAULT_CURRENCY, amount, registrationFee, workStudyFromYear };
}

/** PAGE-07; a programme that is neither is for people who work. */
function toRhythms(course: CourseWire): StudyMode[] {
  const rhythms = RHYTHMS.filter((rhythm) => course[rhythm]);
  return rhythms.length > 0 ? rhythms : ['continuing'];
}

export function toProgrammeCard(course: CourseWire): ProgrammeCard {
  const { slug, name, category, featured, summary, entryLevel, duration } = course;
  return {
    slug,
    name,
    category,
    domain: toDisplayDomain(course.domain),
    featured,
    summary,
    rhythms: toRhythms(course),
    entryLevel,
    graduationLevel: course.deliversLevel ? course.graduationLevel : null,
    duration: duration && { value: duration.value, unit: duration.unit },
    campuses: course.campuses.map(toReference),
    taughtIn: course.languageOfInstruction,
    price: toPrice(course.price),
    intakeDates: course.intakeDates.map(({ date }) => date).toSorted(),
    image: toPictureImage(course.focusImage, course.focusImageAlt),
  };
}
