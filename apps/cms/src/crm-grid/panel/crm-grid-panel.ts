import type { Capability } from '../../admin/panel-app';
import { CRM_LINK } from './crm-grid-api';
import { CrmGridIcon } from './crm-grid-icon';

const MAY_READ = {
  action: 'plugin::content-manager.explorer.read',
  subject: CRM_LINK,
  ...{ id: 'crm-grid', actionParameters: {}, properties: {}, conditions: [] },
};

/** GRID: a page of its own in the menu. */
export const crmGridPanel: Capability = {
  register(app) {
    app.addMenuLink({
      to: 'liens-crm',
      icon: CrmGridIcon,
      intlLabel: { id: 'crm-grid.title', defaultMessage: 'Liens du CRM' },
      permissions: [MAY_READ],
      Component: () => import('./crm-grid-page').then(({ CrmGridPage }) => ({ default: CrmGridPage })),
    });
  },
};
