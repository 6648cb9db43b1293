import { articleMetadata } from '@/app/_page/article-metadata';
import { articleAddress } from '@/app/_page/page-address';
import { pageMetadata, renderPage } from '@/app/_page/render-page';
import { getHomeArticle } from '@/content/articles/articles.query';
import { HomePage } from '@/views/home/home-page';
import { loadHome } from './load-home';

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props) {
  return pageMetadata(
    { ...(await params), address: articleAddress('home'), load: getHomeArticle },
    articleMetadata,
  );
}

export default async function HomeRoute({ params }: Props) {
  return renderPage({ ...(await params), address: articleAddress('home'), load: loadHome }, (home, site) => (
    <HomePage site={site} {...home} />
  ));
}
