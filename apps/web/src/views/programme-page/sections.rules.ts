import { COURSE_ANCHORS, type CourseAnchor } from '@meridia/domain/anchors';
import type { ProgrammeDetail } from '@/content/programmes/programme-detail.model';

export const SECTION_LABELS: Record<CourseAnchor, string> = {
  objectifs: 'course.anchor.objectives',
  formation: 'course.anchor.programme',
  admission: 'course.anchor.admission',
  certification: 'course.anchor.certification',
  tarif: 'course.anchor.fees',
};

type Programme = Pick<
  ProgrammeDetail,
  'objectives' | 'careers' | 'years' | 'teachingUnits' | 'faq' | 'certification' | 'skillUnits'
>;

/** PAGE-03: the sections that have something to say, in page order. Every programme has an access delay, and a price or none published. */
export function presentSections(programme: Programme): CourseAnchor[] {
  const { objectives, careers, years, teachingUnits, faq, certification, skillUnits } = programme;
  const isPresent: Record<CourseAnchor, boolean> = {
    objectifs: objectives.length > 0 || careers.length > 0,
    formation: years.length > 0 || teachingUnits.length > 0 || faq.length > 0,
    admission: true,
    certification: certification !== null || skillUnits.length > 0,
    tarif: true,
  };
  return COURSE_ANCHORS.filter((anchor) => isPresent[anchor]);
}
