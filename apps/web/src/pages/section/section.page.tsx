import { blockQuestions, faqData } from '@/features/seo/data/faq-data';
import { spiresArt } from '@/features/seo/share/share-card';
import { sectionCrumbs } from '@/lib/crumbs';
import { articleHead } from '@/pages/article-head';
import { definePage } from '@/pages/page';
import { articleAddress } from '@/pages/page-address';
import { profileOfSection } from '@/shell/navbar/top-links.rules';
import { ArticlePage } from '@/views/article-page/article-page';
import { isProfileHome } from '@/views/article-page/profile-homes.rules';
import { sheetIndex } from '@/views/article-page/sheet-index.rules';
import { loadSectionPage } from './load-section-page';

/** ROUTE-20: the page of a section, and those under it. */
export const page = definePage({
  load: ({ locale, params: { rubrique, slug } }) => loadSectionPage(locale, rubrique, slug || undefined),
  head: ({ article, section, blocks }, site) => {
    const words = articleHead(article);
    const index = sheetIndex(article, section);
    return {
      ...words,
      share: {
        ...words.share,
        kicker: article.hero?.eyebrow ?? undefined,
        art: index ? spiresArt({ count: index.total, lit: index.current }) : undefined,
      },
      crumbs: isProfileHome(article) ? [] : sectionCrumbs(site, section, article.title),
      data: faqData(blockQuestions(blocks)),
    };
  },
  view: (content, site) => <ArticlePage site={site} page={content} />,
  address: ({ params: { rubrique, slug } }) => articleAddress(rubrique, slug || null),
  frame: ({ article }, { params }) => ({
    layout: article.layout,
    profile: profileOfSection(params.rubrique),
  }),
});
