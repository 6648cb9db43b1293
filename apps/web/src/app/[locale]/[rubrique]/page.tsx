import type { Locale } from '@meridia/domain/locales';
import { articleMetadata } from '@/app/_page/article-metadata';
import { pageMetadata, renderPage } from '@/app/_page/render-page';
import { getArticle } from '@/content/articles/articles.query';
import { ArticlePage } from '@/views/article-page/article-page';

type Props = { params: Promise<{ locale: string; rubrique: string }> };

export function generateStaticParams() {
  return [{ rubrique: '_' }];
}

async function toRequest({ params }: Props) {
  const { locale, rubrique } = await params;
  return { locale, load: (served: Locale) => getArticle(served, rubrique) };
}

export async function generateMetadata(props: Props) {
  return pageMetadata(await toRequest(props), articleMetadata);
}

/** ROUTE-20: the page of a section. */
export default async function SectionRoute(props: Props) {
  return renderPage(await toRequest(props), (article) => <ArticlePage article={article} />);
}
