import { TranslatedPage } from '@/features/locale/translated-page';
import { paths } from '@/lib/paths';
import type { SiteContext } from '@/lib/site-context';
import { PageLayout } from '@/views/page-layout/page-layout';
import { ArticleHead } from './article-head';
import { NeighbourPages } from './neighbour-pages';
import { neighbours } from './neighbours.rules';
import { ProfileHead } from './profile-head';
import type { SectionPage } from './section-page';
import { sectionTint } from './section-tint.rules';

/** ROUTE-02, ROUTE-03, ROUTE-04: the homes of those who are not students. */
const PROFILE_HOMES = [paths.company, paths.partner, paths.alumni];

type ArticlePageProps = { site: SiteContext; page: SectionPage };

/** A section page (ROUTE-20). What it calls to comes last, under the way to its neighbours. */
export function ArticlePage({ site, page: { article, blocks, section } }: ArticlePageProps) {
  const { rubrique, slug } = article;
  const tint = sectionTint(rubrique);
  const last = blocks.at(-1);
  const ending = last?.kind === 'call-to-action' ? [last] : [];
  const isProfileHome = PROFILE_HOMES.includes(paths.article(rubrique, slug));
  return (
    <TranslatedPage site={site} document={article}>
      {isProfileHome ? (
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
