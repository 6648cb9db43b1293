import type { Capability } from '../../admin/panel-app';
import { AccountsIcon } from './accounts-icon';
import { withinReach } from './within-reach';
import { ReadOnlyPanel } from './read-only-panel';

const MAY_MANAGE = {
  action: 'api::accounts.manage',
  subject: null,
  ...{ id: 'accounts', actionParameters: {}, properties: {}, conditions: [] },
};

/** ACC: « Comptes » for whoever sees to them; for somebody of a campus, what is not hers is read only. */
export const accountsPanel: Capability = {
  register(app) {
    app.addMenuLink({
      to: 'comptes',
      icon: AccountsIcon,
      intlLabel: { id: 'accounts.title', defaultMessage: 'Comptes' },
      permissions: [MAY_MANAGE],
      Component: () => import('./accounts-page').then(({ AccountsPage }) => ({ default: AccountsPage })),
      position: 95,
    });
  },
  bootstrap({ contentManager }) {
    contentManager.addEditViewSidePanel((panels) => [ReadOnlyPanel, ...panels]);
    contentManager.addDocumentAction((actions) => actions.map(withinReach));
  },
};
