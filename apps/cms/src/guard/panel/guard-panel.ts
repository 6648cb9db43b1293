import type { Capability } from '../../admin/panel-app';
import { ReadyPanel } from './ready-panel';

export const guardPanel: Capability = {
  bootstrap({ contentManager }) {
    // First of the side: it is read before « Publier » is clicked.
    contentManager.addEditViewSidePanel((panels) => {
      const [actions, ...others] = panels;
      return actions ? [actions, ReadyPanel, ...others] : [ReadyPanel];
    });
  },
};
