import type { Locale } from '@meridia/domain/locales';
import { documentAddress } from '@/app/_page/page-address';
import { pageMetadata, renderPage } from '@/app/_page/render-page';
import { ProgrammePage } from '@/views/programme-page/programme-page';
import { loadProgramme } from './load-programme';

type Props = { params: Promise<{ locale: string; slug: string }> };

export function generateStaticParams() {
  return [{ slug: '_' }];
}

async function toRequest({ params }: Props) {
  const { locale, slug } = await params;
  return {
    locale,
    load: (served: Locale) => loadProgramme(served, slug),
    // MODAL-04
    frame: () => ({ choice: { programme: slug } }),
    address: documentAddress('programme', slug),
  };
}

export async function generateMetadata(props: Props) {
  return pageMetadata(await toRequest(props), ({ programme: { name, summary, image } }) => ({
    title: name,
    description: summary,
    image,
  }));
}

/** ROUTE-13: a programme. */
export default async function ProgrammeRoute(props: Props) {
  return renderPage(await toRequest(props), (content, site) => <ProgrammePage site={site} {...content} />);
}
