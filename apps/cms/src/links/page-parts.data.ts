import type { CAMPUS_ANCHORS, CourseAnchor } from '@meridia/domain/anchors';

type CampusAnchor = (typeof CAMPUS_ANCHORS)['fr'][number];

/** The parts of a page as the page itself names them (PAGE-02, PAGE-03). */
export const COURSE_PARTS: Readonly<Record<CourseAnchor, string>> = {
  objectifs: 'Objectifs',
  formation: 'Formation',
  admission: 'Admission',
  certification: 'Certification',
  tarif: 'Tarif',
};
export const CAMPUS_PARTS: Readonly<Record<CampusAnchor, string>> = {
  campus: 'Le campus',
  team: 'L’équipe',
  keydata: 'Repères',
  formations: 'Formations',
  event: 'Événements',
};
