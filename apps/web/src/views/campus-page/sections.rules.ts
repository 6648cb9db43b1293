import { CAMPUS_ANCHORS } from '@meridia/domain/anchors';
import type { Locale } from '@meridia/domain/locales';
import type { CampusDetail } from '@/content/campuses/campus-detail.model';

export type CampusAnchor = (typeof CAMPUS_ANCHORS)[Locale][number];

export const SECTION_LABELS: Record<CampusAnchor, string> = {
  campus: 'campus.anchor.campus',
  team: 'campus.anchor.team',
  keydata: 'campus.anchor.keydata',
  formations: 'campus.anchor.courses',
  courses: 'campus.anchor.courses',
  event: 'campus.anchor.event',
};

/** PAGE-02: the sections that have something to say, in page order. Without programmes or events, theirs say so (PAGE-05). */
export function presentSections(
  locale: Locale,
  { team, keyData }: Pick<CampusDetail, 'team' | 'keyData'>,
): CampusAnchor[] {
  const isEmpty = (anchor: CampusAnchor) =>
    (anchor === 'team' && team.length === 0) || (anchor === 'keydata' && keyData.length === 0);
  return CAMPUS_ANCHORS[locale].filter((anchor) => !isEmpty(anchor));
}
