import { Fragment } from 'react';
import type { SiteContext } from '@/lib/site-context';
import type { CampusContent } from './campus-content';
import { EventsSection } from './events-section';
import { KeyDataSection } from './key-data-section';
import { PlaceSection } from './place-section';
import { ProgrammesSection } from './programmes-section';
import { presentSections, type CampusAnchor } from './sections.rules';
import { TeamSection } from './team-section';

const SECTIONS = {
  campus: PlaceSection,
  team: TeamSection,
  keydata: KeyDataSection,
  formations: ProgrammesSection,
  courses: ProgrammesSection,
  event: EventsSection,
} as const satisfies Record<CampusAnchor, unknown>;

/** The sections in page order, each at its anchor (PAGE-02). */
export function CampusBody(props: CampusContent & { site: SiteContext }) {
  const { site } = props;
  return presentSections(site.locale, props).map((anchor) => {
    const Section = SECTIONS[anchor];
    return (
      <Fragment key={anchor}>
        <Section {...props} id={anchor} />
      </Fragment>
    );
  });
}
