import { DEFAULT_LOCALE } from '@meridia/domain/locales';
import { errorMetadata, renderPage } from '@/app/_page/render-page';
import { toLocale } from '@/app/_page/site-locales';

type Props = { params: Promise<{ locale: string; rest: string[] }> };

export function generateStaticParams() {
  return [{ rest: ['_'] }];
}

export async function generateMetadata({ params }: Props) {
  return errorMetadata(toLocale((await params).locale) ?? DEFAULT_LOCALE, 404);
}

/** ROUTE-22: no page is that deep. */
export default async function UnknownRoute({ params }: Props) {
  return renderPage({ ...(await params), load: async () => null }, () => <></>);
}
