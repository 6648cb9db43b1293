import type { Capability } from '../../admin/panel-app';
import { EndOfDay } from './end-of-day';
import { ShownWhen } from './shown-when';

export const noticesPanel: Capability = {
  bootstrap({ contentManager }) {
    contentManager.injectComponent('editView', 'right-links', { name: 'end-of-day', Component: EndOfDay });
    contentManager.injectComponent('editView', 'right-links', { name: 'shown-when', Component: ShownWhen });
  },
};
