import type { TestimonialDetail } from '@/content/testimonials/testimonial-detail.model';
import { TranslatedPage } from '@/features/locale/translated-page';
import { Prose } from '@/features/rich-text/prose';
import { paths } from '@/lib/paths';
import { documentCrumbs } from '@/lib/crumbs';
import type { SiteContext } from '@/lib/site-context';
import { Breadcrumb } from '@/ui/breadcrumb';
import { classNames } from '@/ui/class-names';
import { LegendList } from '@/ui/legend-list';
import { PageHead } from '@/ui/page-head';
import { RouteLink } from '@/ui/route-link';
import { pathLines } from './path-lines';
import styles from './testimonial-page.module.css';

type TestimonialPageProps = { site: SiteContext; testimonial: TestimonialDetail };

export const TESTIMONIAL_TINT = 'rose';

/** One testimonial: who speaks, the sentence that stays, and the whole story. */
export function TestimonialPage({ site, testimonial }: TestimonialPageProps) {
  const { name, role, quote, body } = testimonial;
  const list = site.href(paths.testimonials);
  const lines = pathLines(site, testimonial);
  const breadcrumb = documentCrumbs(site, 'testimonials', name);
  return (
    <TranslatedPage site={site} document={testimonial}>
      <PageHead
        tint={TESTIMONIAL_TINT}
        breadcrumb={<Breadcrumb label={site.text('nav.breadcrumb')} items={breadcrumb} />}
        title={name}
        lead={role}
      />
      <div className={classNames('container', 'section', styles.columns)}>
        {lines.length > 0 && <LegendList title={site.text('testimonials.path')} lines={lines} />}
        <div className={styles.story}>
          <blockquote className={styles.quote}>{quote}</blockquote>
          <Prose site={site} content={body} level={2} />
          <RouteLink href={list} label={site.text('testimonials.all')} />
        </div>
      </div>
    </TranslatedPage>
  );
}
