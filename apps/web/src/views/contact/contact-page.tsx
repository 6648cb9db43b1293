import type { Website } from '@/content/website/website.model';
import { TranslatedPage } from '@/features/locale/translated-page';
import { TextTable } from '@/features/rich-text/text-table';
import type { SiteContext } from '@/lib/site-context';
import { classNames } from '@/ui/class-names';
import { SectionHeading } from '@/ui/section-heading';
import { ArticleHead } from '@/views/article-page/article-head';
import type { SectionPage } from '@/views/article-page/section-page';
import { sectionTint } from '@/views/article-page/section-tint.rules';
import { PageLayout } from '@/views/page-layout/page-layout';
import styles from './contact-page.module.css';
import { Coordinates } from './coordinates';

type ContactPageProps = { site: SiteContext; page: SectionPage; website: Website | null };

/** ROUTE-05: whom to write to beside how to reach the school, then the other blocks of the page. */
export function ContactPage({ site, page: { article, blocks }, website }: ContactPageProps) {
  const table = blocks.find((block) => block.kind === 'table');
  const rest = blocks.filter((block) => block !== table);
  return (
    <TranslatedPage site={site} document={article}>
      <ArticleHead site={site} article={article} section={null} />
      <div className={classNames('container', 'section', styles.columns)}>
        {table && (
          <section aria-labelledby={table.id} className={styles.main}>
            {table.title && <SectionHeading id={table.id} title={table.title} />}
            <TextTable site={site} table={table.table} label={table.title ?? article.title} />
          </section>
        )}
        <Coordinates site={site} website={website} />
      </div>
      <PageLayout site={site} blocks={rest} tint={sectionTint(article.rubrique)} />
    </TranslatedPage>
  );
}
