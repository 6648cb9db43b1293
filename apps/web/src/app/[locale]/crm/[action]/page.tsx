import { pageMetadata, renderPage } from '@/app/_page/render-page';
import { CrmActionPage } from '@/views/crm-action/crm-action-page';
import { actionHead, actionRequest } from './load-action';

type Props = { params: Promise<{ locale: string; action: string }> };

export function generateStaticParams() {
  return [{ action: '_' }];
}

async function toRequest({ params }: Props) {
  const { locale, action } = await params;
  return actionRequest(locale, action, {});
}

export async function generateMetadata(props: Props) {
  return pageMetadata(await toRequest(props), actionHead);
}

/** ROUTE-14: an action of which nothing is chosen yet. */
export default async function ActionRoute(props: Props) {
  return renderPage(await toRequest(props), (content, site) => (
    <CrmActionPage site={site} content={content} />
  ));
}
