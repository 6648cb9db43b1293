import type { Capability } from '../../admin/panel-app';
import { REDIRECT } from './desk-api';
import { RedirectIcon } from './redirect-icon';

const MAY_READ = {
  action: 'plugin::content-manager.explorer.read',
  subject: REDIRECT,
  ...{ id: 'redirect-desk', actionParameters: {}, properties: {}, conditions: [] },
};

/** DESK: a page of its own in the menu. */
export const redirectDeskPanel: Capability = {
  register(app) {
    app.addMenuLink({
      to: 'redirections',
      icon: RedirectIcon,
      intlLabel: { id: 'redirect-desk.title', defaultMessage: 'Redirections' },
      permissions: [MAY_READ],
      Component: () =>
        import('./redirect-desk-page').then(({ RedirectDeskPage }) => ({ default: RedirectDeskPage })),
    });
  },
};
