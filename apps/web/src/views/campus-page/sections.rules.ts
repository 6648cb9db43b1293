import { CAMPUS_ANCHORS } from '@meridia/domain/anchors';
import type { Locale } from '@meridia/domain/locales';
import type { CampusContent } from './campus-content';

export type CampusAnchor = (typeof CAMPUS_ANCHORS)[Locale][number];

export const SECTION_LABELS: Record<CampusAnchor, string> = {
  campus: 'campus.anchor.campus',
  team: 'campus.anchor.team',
  keydata: 'campus.anchor.keydata',
  formations: 'campus.anchor.courses',
  courses: 'campus.anchor.courses',
  event: 'campus.anchor.event',
};

type Content = Pick<CampusContent, 'programmes' | 'events'> & {
  campus: Pick<CampusContent['campus'], 'team' | 'keyData'>;
};

/**
 * PAGE-02: the sections that have something to say, in page order. Without programmes or events, theirs say so (PAGE-05), unless
 * nobody knows whether there are any (STATE-04).
 */
export function presentSections(
  locale: Locale,
  { campus: { team, keyData }, programmes, events }: Content,
): CampusAnchor[] {
  const isPresent: Record<CampusAnchor, boolean> = {
    campus: true,
    team: team.length > 0,
    keydata: keyData.length > 0,
    formations: programmes !== null,
    courses: programmes !== null,
    event: events !== null,
  };
  return CAMPUS_ANCHORS[locale].filter((anchor) => isPresent[anchor]);
}
