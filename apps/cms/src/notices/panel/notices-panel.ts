import type { Capability } from '../../admin/panel-app';
import { EndOfDay } from './end-of-day';

export const noticesPanel: Capability = {
  bootstrap({ contentManager }) {
    contentManager.injectComponent('editView', 'right-links', { name: 'end-of-day', Component: EndOfDay });
  },
};
