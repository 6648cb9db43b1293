import { commonAddress } from '@/app/_page/page-address';
import { pageMetadata, renderPage } from '@/app/_page/render-page';
import { paths } from '@/lib/paths';
import { CampusIndexPage } from '@/views/campus-index/campus-index-page';
import { loadCampusIndex } from './load-campus-index';

type Props = { params: Promise<{ locale: string }> };

async function toRequest({ params }: Props) {
  const { locale } = await params;
  return { locale, load: loadCampusIndex, address: commonAddress(paths.campuses) };
}

export async function generateMetadata(props: Props) {
  return pageMetadata(await toRequest(props), ({ article }, site) => ({
    title: article?.metaTitle ?? article?.title ?? site.text('campus.title'),
    description: article?.metaDescription ?? site.text('campus.intro'),
  }));
}

/** ROUTE-11: the campuses. */
export default async function CampusesRoute(props: Props) {
  return renderPage(await toRequest(props), (index, site) => <CampusIndexPage site={site} index={index} />);
}
