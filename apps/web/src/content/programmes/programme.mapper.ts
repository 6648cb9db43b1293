import type { CourseWire } from '@meridia/contract/courses.wire';
import { RHYTHMS, type CatalogueDomain } from '@meridia/domain/courses';
import { DISPLAY_DOMAINS, type DisplayDomain, type DisplayDomainSlug } from '@meridia/domain/domains.data';
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

export function toProgrammeCard(course: CourseWire): ProgrammeCard {
  const { slug, name, category, featured, summary, entryLevel, duration } = course;
  return {
    slug,
    name,
    category,
    domain: toDisplayDomain(course.domain),
    featured,
    summary,
    rhythms: RHYTHMS.filter((rhythm) => course[rhythm]),
    entryLevel,
    graduationLevel: course.deliversLevel ? course.graduationLevel : null,
    duration: duration && { value: duration.value, unit: duration.unit },
    campuses: course.campuses.map(toReference),
    image: toPictureImage(course.focusImage, course.focusImageAlt),
  };
}
