import type { Capability } from '../../admin/panel-app';
import { KeptTyping } from './kept-typing';

export const keptTypingPanel: Capability = {
  bootstrap({ contentManager }) {
    contentManager.injectComponent('editView', 'right-links', { name: 'kept-typing', Component: KeptTyping });
  },
};
