import type { Locale } from '@meridia/domain/locales';
import { articleMetadata } from '@/app/_page/article-metadata';
import { loadSectionPage } from '@/app/_page/load-section-page';
import { articleAddress } from '@/app/_page/page-address';
import { pageMetadata, renderPage } from '@/app/_page/render-page';
import { profileOfSection } from '@/shell/navbar/top-links.rules';
import { ArticlePage } from '@/views/article-page/article-page';
import type { SectionPage } from '@/views/article-page/section-page';

type Props = { params: Promise<{ locale: string; rubrique: string; slug: string }> };

export function generateStaticParams() {
  return [{ rubrique: '_', slug: '_' }];
}

async function toRequest({ params }: Props) {
  const { locale, rubrique, slug } = await params;
  const load = (served: Locale) => loadSectionPage(served, rubrique, slug);
  const frame = ({ article }: SectionPage) => ({
    layout: article.layout,
    profile: profileOfSection(rubrique),
  });
  return { locale, load, frame, address: articleAddress(rubrique, slug) };
}

export async function generateMetadata(props: Props) {
  return pageMetadata(await toRequest(props), ({ article }) => articleMetadata(article));
}

/** ROUTE-20: a page of a section. */
export default async function SectionArticleRoute(props: Props) {
  return renderPage(await toRequest(props), (page, site) => <ArticlePage site={site} page={page} />);
}
