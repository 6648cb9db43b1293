import { COMPARED_MAX } from '@meridia/domain/shortlist';
import type { ProgrammeCard } from '@/content/programmes/programme.model';
import { compareHref } from '@/features/comparison/compare-address.rules';
import { ProgrammeLine } from '@/features/programmes/programme-line';
import type { SiteContext } from '@/lib/site-context';
import { EmptyLine } from '@/ui/empty-state';
import { Lines } from '@/ui/line';
import { SectionHeading } from '@/ui/section-heading';

type Props = { site: SiteContext; slug: string; programmes: readonly ProgrammeCard[] };

const TITLE_ID = 'formations-voisines';

/** PAGE-05: those that are near, or that there is none. */
export function RelatedProgrammes({ site, slug, programmes }: Props) {
  const near = programmes.slice(0, COMPARED_MAX - 1).map((programme) => programme.slug);
  const comparison = {
    href: site.href(compareHref([slug, ...near])),
    label: site.text('compare.withNearest'),
  };
  return (
    <section aria-labelledby={TITLE_ID} className="section">
      <div className="container">
        <SectionHeading
          id={TITLE_ID}
          title={site.text('course.related')}
          link={near.length > 0 ? comparison : undefined}
        />
        {programmes.length > 0 ? (
          <Lines>
            {programmes.map((programme) => (
              <ProgrammeLine key={programme.slug} site={site} programme={programme} />
            ))}
          </Lines>
        ) : (
          <EmptyLine message={site.text('empty.noCourse')} />
        )}
      </div>
    </section>
  );
}
