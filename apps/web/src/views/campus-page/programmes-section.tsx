import type { ProgrammeCard } from '@/content/programmes/programme.model';
import { listHref, toggleValue } from '@/features/filters/list-address.rules';
import { noSelection } from '@/features/filters/list-selection.rules';
import { ProgrammeLine } from '@/features/programmes/programme-line';
import type { SiteContext } from '@/lib/site-context';
import { EmptyLine } from '@/ui/empty-state';
import { ProgrammeLines } from '@/ui/programme-line';
import { SectionHeading } from '@/ui/section-heading';
import styles from './programmes-section.module.css';
import { titleIdOf, type SectionProps } from './section-props';
import { SECTION_LABELS } from './sections.rules';

type LinesProps = { site: SiteContext; programmes: readonly ProgrammeCard[] };

/** Ours: the largest campus has fifty. */
const SHOWN = 6;

function Lines({ site, programmes }: LinesProps) {
  return (
    <ProgrammeLines>
      {programmes.map((programme) => (
        <ProgrammeLine key={programme.slug} site={site} programme={programme} />
      ))}
    </ProgrammeLines>
  );
}

/** PAGE-04: the rest is in the page, folded. */
function Programmes({ site, programmes }: LinesProps) {
  const rest = programmes.slice(SHOWN);
  return (
    <>
      <Lines site={site} programmes={programmes.slice(0, SHOWN)} />
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary className={styles.more}>{site.count('button.loadMoreCourses', rest.length)}</summary>
          <Lines site={site} programmes={rest} />
        </details>
      )}
    </>
  );
}

export function ProgrammesSection({ site, campus, programmes, id }: SectionProps) {
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
