import { displayDomain } from '@/features/programmes/programme-attributes.rules';
import { TranslatedPage } from '@/features/locale/translated-page';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { Breadcrumb } from '@/ui/breadcrumb';
import { EmptyLine } from '@/ui/empty-state';
import { Link } from '@/ui/link';
import { PageHead } from '@/ui/page-head';
import { PageNote } from '@/ui/page-note';
import type { CostContent } from './cost-content';
import { CostForm } from './cost-form';
import { CostResult } from './cost-result';
import { rangeText } from './cost-texts';
import { NoWorkStudy } from './no-work-study';
import styles from './programme-cost-page.module.css';

type Props = { site: SiteContext; content: CostContent };

function CostHead({ site, content: { programme } }: Props) {
  const { name, slug, domain } = programme;
  const crumbs = [
    { label: site.text('nav.home'), href: site.href(paths.home) },
    { label: site.text('nav.programmes'), href: site.href(paths.programmes) },
    { label: name, href: site.href(paths.programme(slug)) },
    { label: site.text('netCost.title') },
  ];
  return (
    <PageHead
      tint={displayDomain(domain).tint}
      breadcrumb={<Breadcrumb label={site.text('nav.breadcrumb')} items={crumbs} />}
      eyebrow={name}
      title={site.text('netCost.title')}
      lead={site.text('netCost.lead')}
    />
  );
}

function Answer({ site, content }: Props) {
  const { cost, situation } = content;
  if (!cost) return <EmptyLine message={site.text('course.feeNotPublished')} />;
  if (situation.isWithoutWorkStudy) return <NoWorkStudy site={site} content={content} />;
  return <CostResult site={site} content={content} cost={cost} />;
}

/** What is told to those who do not see the figures change. */
function saidOf(site: SiteContext, { cost, situation }: CostContent): string | undefined {
  if (!cost || situation.isWithoutWorkStudy) return undefined;
  return site.text('netCost.said', { amount: rangeText(site, cost.total.left, cost.currency) });
}

/** COST-01: the situation first, then what is left of the price, year by year. */
export function ProgrammeCostPage({ site, content }: Props) {
  const { slug, name } = content.programme;
  return (
    <TranslatedPage site={site} document={content.programme}>
      <CostHead site={site} content={content} />
      <CostForm site={site} content={content} />
      <p role="status" data-live-status className="visually-hidden" />
      {/* With a script, the answer to another choice takes its place (live-form.client.ts). */}
      <section
        data-live-result
        data-live-said={saidOf(site, content)}
        aria-labelledby="reste"
        className="container"
      >
        {content.isUnknown && <PageNote>{site.text('filter.unknown')}</PageNote>}
        <div className={styles.answer}>
          <h2 id="reste">{site.text('netCost.result')}</h2>
          <Answer site={site} content={content} />
          <p className={styles.back}>
            <Link href={site.href(paths.programme(slug))}>{site.text('netCost.back', { name })}</Link>
          </p>
        </div>
      </section>
    </TranslatedPage>
  );
}
