import { pageMetadata, renderPage } from '@/app/_page/render-page';
import { actionHead, actionRequest } from '@/app/[locale]/crm/[action]/load-action';
import { fromActionSegment } from '@/features/action-modal/action-address.rules';
import { CrmActionPage } from '@/views/crm-action/crm-action-page';

type Props = { params: Promise<{ locale: string; action: string; choice: string }> };

export function generateStaticParams() {
  return [{ action: '_', choice: '_' }];
}

async function toRequest({ params }: Props) {
  const { locale, action, choice } = await params;
  return actionRequest(locale, action, fromActionSegment(choice));
}

export async function generateMetadata(props: Props) {
  return pageMetadata(await toRequest(props), actionHead);
}

/** An action of which something is chosen; visitors know it as `/crm/{action}?…` (server/action-answers.ts). */
export default async function ChosenActionRoute(props: Props) {
  return renderPage(await toRequest(props), (content, site) => (
    <CrmActionPage site={site} content={content} />
  ));
}
