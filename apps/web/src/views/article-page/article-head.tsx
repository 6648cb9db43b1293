import type { Article } from '@/content/articles/article.model';
import { sectionCrumbs } from '@/lib/crumbs';
import type { SiteContext } from '@/lib/site-context';
import { fieldLanguage } from '@/lib/translated';
import { Breadcrumb } from '@/ui/breadcrumb';
import { PageHead } from '@/ui/page-head';
import { HeadActions } from './head-actions';
import { sectionTint } from './section-tint.rules';
import { SheetIndex } from './sheet-index';
import { sheetIndex } from './sheet-index.rules';

type ArticleHeadProps = { site: SiteContext; article: Article; section: Article | null };

/** A page without a hero is a page of text (the legal ones): its head is plain. */
export function ArticleHead({ site, article, section }: ArticleHeadProps) {
  const { title, heading, lead, hero, rubrique } = article;
  const index = sheetIndex(article, section);
  const items = sectionCrumbs(site, section, title, fieldLanguage(article, 'title'));
  return (
    <PageHead
      tint={hero ? sectionTint(rubrique) : undefined}
      breadcrumb={<Breadcrumb label={site.text('nav.breadcrumb')} items={items} />}
      art={index && <SheetIndex site={site} index={index} />}
      eyebrow={hero?.eyebrow}
      title={heading}
      lead={lead && <span lang={fieldLanguage(article, 'lead')}>{lead}</span>}
    >
      <HeadActions site={site} links={hero?.links ?? []} variant="solid" />
    </PageHead>
  );
}
