import type { Capability } from '../../admin/panel-app';
import { FrenchFirst } from './french-first';

export const languagesPanel: Capability = {
  bootstrap({ contentManager }) {
    contentManager.injectComponent('editView', 'right-links', {
      name: 'french-first',
      Component: FrenchFirst,
    });
  },
};
