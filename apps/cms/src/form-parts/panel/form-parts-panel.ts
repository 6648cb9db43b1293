import type { Capability } from '../../admin/panel-app';
import { GoToPart } from './go-to-part';

export const formPartsPanel: Capability = {
  bootstrap({ contentManager }) {
    contentManager.injectComponent('editView', 'right-links', { name: 'go-to-part', Component: GoToPart });
  },
};
