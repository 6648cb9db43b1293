import { COMPARED_MAX } from '@meridia/domain/shortlist';
import { Shortlist } from '@/features/shortlist/shortlist';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { Breadcrumb } from '@/ui/breadcrumb';
import { EmptyState } from '@/ui/empty-state';
import { PageHead } from '@/ui/page-head';
import { PageNote } from '@/ui/page-note';
import { AddForm } from './add-form';
import { CompareTable } from './compare-table';
import styles from './compare-page.module.css';
import type { Comparison } from './comparison';

type Props = { site: SiteContext; comparison: Comparison };

function CompareHead({ site }: Pick<Props, 'site'>) {
  const crumbs = [
    { label: site.text('nav.home'), href: site.href(paths.home) },
    { label: site.text('nav.programmes'), href: site.href(paths.programmes) },
    { label: site.text('compare.title') },
  ];
  return (
    <PageHead
      tint="mer"
      breadcrumb={<Breadcrumb label={site.text('nav.breadcrumb')} items={crumbs} />}
      title={site.text('compare.title')}
      lead={site.text('compare.lead', { count: COMPARED_MAX })}
    />
  );
}

/** COST-04: up to four programmes side by side; with fewer than two, the way to choose them. */
export function ComparePage({ site, comparison }: Props) {
  const { compared, isIncomplete } = comparison;
  return (
    <>
      <CompareHead site={site} />
      <AddForm site={site} comparison={comparison} />
      {isIncomplete && <PageNote>{site.text('compare.incomplete', { count: COMPARED_MAX })}</PageNote>}
      <section aria-label={site.text('compare.caption')} className="section">
        <div className="container">
          <Shortlist site={site} />
          {compared.length > 0 ? (
            <>
              <CompareTable site={site} compared={compared} />
              <p className={styles.note}>{site.text('compare.note')}</p>
            </>
          ) : (
            <EmptyState
              title={site.text('compare.empty')}
              text={site.text('compare.emptyText')}
              contact={{ href: site.href(paths.programmes), label: site.text('compare.choose') }}
            />
          )}
        </div>
      </section>
    </>
  );
}
