import { Fragment, type ReactElement } from 'react';
import type { CourseAnchor } from '@meridia/domain/anchors';
import type { ProgrammeDetail } from '@/content/programmes/programme-detail.model';
import type { SiteContext } from '@/lib/site-context';
import { AdmissionSection } from './admission-section';
import { BrochureSection } from './brochure-section';
import { CertificationSection } from './certification-section';
import { FeesSection } from './fees-section';
import { ObjectivesSection } from './objectives-section';
import type { SchoolFees } from './programme-content';
import { presentSections } from './sections.rules';
import { TeachingSection } from './teaching-section';

type Props = { site: SiteContext; programme: ProgrammeDetail; fees: SchoolFees };
type Section = (props: Props) => ReactElement | null;

const SECTIONS: Record<CourseAnchor, Section> = {
  objectifs: ObjectivesSection,
  formation: TeachingSection,
  admission: AdmissionSection,
  certification: CertificationSection,
  tarif: FeesSection,
};

/** The sections in page order, then the brochure. */
export function ProgrammeBody({ site, programme, fees }: Props) {
  return (
    <>
      {presentSections(programme).map((anchor) => {
        const Section = SECTIONS[anchor];
        return (
          <Fragment key={anchor}>
            <Section site={site} programme={programme} fees={fees} />
          </Fragment>
        );
      })}
      <BrochureSection site={site} programme={programme} />
    </>
  );
}
