import type { Locale } from '@meridia/domain/locales';
import type { ItemProps } from '@/app/_page/item-route';
import { documentAddress } from '@/app/_page/page-address';
import { pageMetadata, renderPage } from '@/app/_page/render-page';
import { ProgrammePage } from '@/views/programme-page/programme-page';
import { loadProgramme } from './load-programme';

export { generateStaticParams } from '@/app/_page/item-route';

async function toRequest({ params }: ItemProps) {
  const { locale, slug } = await params;
  return {
    locale,
    load: (served: Locale) => loadProgramme(served, slug),
    // MODAL-04
    frame: () => ({ choice: { programme: slug } }),
    address: documentAddress('programme', slug),
  };
}

export async function generateMetadata(props: ItemProps) {
  return pageMetadata(await toRequest(props), ({ programme: { name, summary, image } }) => ({
    title: name,
    description: summary,
    image,
  }));
}

/** ROUTE-13: a programme. */
export default async function ProgrammeRoute(props: ItemProps) {
  return renderPage(await toRequest(props), (content, site) => <ProgrammePage site={site} {...content} />);
}
