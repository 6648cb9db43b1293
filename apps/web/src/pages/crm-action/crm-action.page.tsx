import { isAction } from '@meridia/domain/actions';
import { readActionState } from '@/features/action-modal/action-address.rules';
import { paths, type ActionChoice } from '@/lib/paths';
import { definePage } from '@/pages/page';
import { commonAddress } from '@/pages/page-address';
import { CrmActionPage } from '@/views/crm-action/crm-action-page';
import { loadAction } from './load-action';

function choiceOf(query: URLSearchParams): ActionChoice {
  const { programme, campus } = readActionState(query);
  return { programme, campus };
}

/** ROUTE-14: an action of which something is still to choose, or that leads nowhere. Never indexed. */
export const page = definePage({
  load: ({ locale, params, query }) => loadAction(locale, params.action, readActionState(query)),
  head: ({ action }, site) => ({
    title: site.text(`modal.title.${action}`),
    description: site.text(`modal.intro.${action}`),
    robots: { index: false, follow: true },
  }),
  view: (content, site) => <CrmActionPage site={site} content={content} />,
  address: ({ params: { action }, query }) =>
    isAction(action) ? commonAddress(paths.action(action, choiceOf(query))) : undefined,
  frame: (_content, { query }) => ({ choice: choiceOf(query), hasPopin: false }),
  hasFormThatLeaves: true,
});
