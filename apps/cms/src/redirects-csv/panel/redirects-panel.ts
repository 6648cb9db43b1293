import type { Capability } from '../../admin/panel-app';
import { RedirectCsvButtons } from './redirect-csv-buttons';

export const redirectsPanel: Capability = {
  bootstrap({ contentManager }) {
    contentManager.injectComponent('listView', 'actions', {
      name: 'redirect-csv-buttons',
      Component: RedirectCsvButtons,
    });
  },
};
