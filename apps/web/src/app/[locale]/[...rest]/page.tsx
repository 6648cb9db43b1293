import { errorMetadata, renderPage } from '@/app/_page/render-page';
import { loadSite } from '@/app/_page/site';

type Props = { params: Promise<{ locale: string; rest: string[] }> };

export function generateStaticParams() {
  return [{ rest: ['_'] }];
}

export async function generateMetadata({ params }: Props) {
  return errorMetadata(await loadSite((await params).locale), 404);
}

/** ROUTE-22: no page is that deep. */
export default async function UnknownRoute({ params }: Props) {
  return renderPage({ ...(await params), load: async () => null }, () => <></>);
}
