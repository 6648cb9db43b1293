import { TranslatedPage } from '@/features/locale/translated-page';
import type { SiteContext } from '@/lib/site-context';
import { PageLayout } from '@/views/page-layout/page-layout';
import { ArticleHead } from './article-head';
import { NeighbourPages } from './neighbour-pages';
import { neighbours } from './neighbours.rules';
import { ProfileHead } from './profile-head';
import { isProfileHome } from './profile-homes.rules';
import type { SectionPage } from './section-page';
import { sectionTint } from './section-tint.rules';

type ArticlePageProps = { site: SiteContext; page: SectionPage };

/** A section page (ROUTE-20). What it calls to comes last, under the way to its neighbours. */
export function ArticlePage({ site, page: { article, blocks, section } }: ArticlePageProps) {
  const tint = sectionTint(article.rubrique);
  const last = blocks.at(-1);
  const ending = last?.kind === 'call-to-action' ? [last] : [];
  return (
    <TranslatedPage site={site} document={article}>
      {isProfileHome(article) ? (
        <ProfileHead site={site} article={article} />
      ) : (
        <ArticleHead site={site} article={article} section={section} />
      )}
      <PageLayout site={site} blocks={blocks.slice(0, blocks.length - ending.length)} tint={tint} />
      <NeighbourPages site={site} pages={neighbours(article, section)} />
      <PageLayout site={site} blocks={ending} tint={tint} />
    </TranslatedPage>
  );
}
