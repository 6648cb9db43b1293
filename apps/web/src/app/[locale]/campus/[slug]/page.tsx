import type { Locale } from '@meridia/domain/locales';
import type { ItemProps } from '@/app/_page/item-route';
import { documentAddress } from '@/app/_page/page-address';
import { pageMetadata, renderPage } from '@/app/_page/render-page';
import { CampusPage } from '@/views/campus-page/campus-page';
import { loadCampus } from './load-campus';

export { generateStaticParams } from '@/app/_page/item-route';

async function toRequest({ params }: ItemProps) {
  const { locale, slug } = await params;
  return {
    locale,
    load: (served: Locale) => loadCampus(served, slug),
    // MODAL-04
    frame: () => ({ choice: { campus: slug } }),
    address: documentAddress('campus', slug),
  };
}

export async function generateMetadata(props: ItemProps) {
  return pageMetadata(await toRequest(props), ({ campus: { title, heading, summary, image } }) => ({
    title: heading ?? title,
    description: summary,
    image,
  }));
}

/** ROUTE-11: a campus. */
export default async function CampusRoute(props: ItemProps) {
  return renderPage(await toRequest(props), (content, site) => <CampusPage site={site} {...content} />);
}
