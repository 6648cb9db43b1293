import type { Capability } from '../../admin/panel-app';
import { RemovedPart } from './removed-part';

export const removedPartsPanel: Capability = {
  bootstrap({ contentManager }) {
    contentManager.injectComponent('editView', 'right-links', {
      name: 'removed-part',
      Component: RemovedPart,
    });
  },
};
