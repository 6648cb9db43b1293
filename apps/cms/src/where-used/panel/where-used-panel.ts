import type { Capability } from '../../admin/panel-app';
import { DeleteAction } from './delete-action';
import { UsedPanel } from './used-panel';

export const whereUsedPanel: Capability = {
  bootstrap({ contentManager }) {
    contentManager.addEditViewSidePanel([UsedPanel]);
    contentManager.addDocumentAction((actions) =>
      actions.map((action) => (action.type === 'delete' ? DeleteAction : action)),
    );
  },
};
