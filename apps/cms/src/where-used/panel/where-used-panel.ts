import type { Capability } from '../../admin/panel-app';
import { DeleteAction } from './delete-action';
import { withConsequences } from './unpublish-action';
import { UsedPanel } from './used-panel';

export const whereUsedPanel: Capability = {
  bootstrap({ contentManager }) {
    contentManager.addEditViewSidePanel([UsedPanel]);
    contentManager.addDocumentAction((actions) =>
      actions.map((action) => {
        if (action.type === 'delete') return DeleteAction;
        return action.type === 'unpublish' ? withConsequences(action) : action;
      }),
    );
  },
};
