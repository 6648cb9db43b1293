import type { Locale } from '@meridia/domain/locales';
import { documentAddress } from '@/app/_page/page-address';
import { pageMetadata, renderPage } from '@/app/_page/render-page';
import { CampusPage } from '@/views/campus-page/campus-page';
import { loadCampus } from './load-campus';

type Props = { params: Promise<{ locale: string; slug: string }> };

export function generateStaticParams() {
  return [{ slug: '_' }];
}

async function toRequest({ params }: Props) {
  const { locale, slug } = await params;
  return {
    locale,
    load: (served: Locale) => loadCampus(served, slug),
    // MODAL-04
    frame: () => ({ choice: { campus: slug } }),
    address: documentAddress('campus', slug),
  };
}

export async function generateMetadata(props: Props) {
  return pageMetadata(await toRequest(props), ({ campus: { title, heading, summary, image } }) => ({
    title: heading ?? title,
    description: summary,
    image,
  }));
}

/** ROUTE-11: a campus. */
export default async function CampusRoute(props: Props) {
  return renderPage(await toRequest(props), (content, site) => <CampusPage site={site} {...content} />);
}
