import type { ProgrammeCard } from '@/content/programmes/programme.model';
import { listHref, toggleValue } from '@/features/lists/list-address.rules';
import { noSelection } from '@/features/lists/list-selection.rules';
import { ProgrammeLine } from '@/features/programmes/programme-line';
import type { SiteContext } from '@/lib/site-context';
import { EmptyLine } from '@/ui/empty-state';
import { Fold } from '@/ui/fold';
import { Lines } from '@/ui/line';
import { SectionHeading } from '@/ui/section-heading';
import { titleIdOf, type SectionProps } from './section-props';
import { SECTION_LABELS } from './sections.rules';

type LinesProps = { site: SiteContext; programmes: readonly ProgrammeCard[] };

/** Ours: the largest campus has fifty. */
const SHOWN = 6;

function ProgrammeLines({ site, programmes }: LinesProps) {
  return (
    <Lines>
      {programmes.map((programme) => (
        <ProgrammeLine key={programme.slug} site={site} programme={programme} />
      ))}
    </Lines>
  );
}

/** PAGE-04: the rest is in the page, folded. */
function Programmes({ site, programmes }: LinesProps) {
  const rest = programmes.slice(SHOWN);
  return (
    <>
      <ProgrammeLines site={site} programmes={programmes.slice(0, SHOWN)} />
      {rest.length > 0 && (
        <Fold label={site.count('button.loadMoreCourses', rest.length)}>
          <ProgrammeLines site={site} programmes={rest} />
        </Fold>
      )}
    </>
  );
}

export function ProgrammesSection({ site, campus, programmes, id }: SectionProps) {
  if (!programmes) return null;
  const { slug, title, hasWorkStudy } = campus;
  const list = listHref('programme', toggleValue(noSelection('programme'), 'campus', slug));
  const filterKey = hasWorkStudy ? 'campus.filterCourses' : 'campus.filterCoursesByLevel';
  return (
    <section id={id} aria-labelledby={titleIdOf(id)} className="section">
      <div className="container">
        {programmes.length > 0 ? (
          <>
            <SectionHeading
              id={titleIdOf(id)}
              title={site.count('campus.courses', programmes.length, { city: title })}
              link={{ href: site.href(list), label: site.text(filterKey) }}
            />
            <Programmes site={site} programmes={programmes} />
          </>
        ) : (
          <>
            <SectionHeading id={titleIdOf(id)} title={site.text(SECTION_LABELS.formations)} />
            <EmptyLine message={site.text('empty.noCourse')} />
          </>
        )}
      </div>
    </section>
  );
}
