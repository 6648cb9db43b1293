import type { Capability } from '../../admin/panel-app';
import { BinIcon } from './bin-icon';

export const binPanel: Capability = {
  register(app) {
    app.addMenuLink({
      to: 'corbeille',
      icon: BinIcon,
      intlLabel: { id: 'meridia.bin', defaultMessage: 'Corbeille' },
      permissions: [],
      Component: async () => ({ default: (await import('./bin-page')).BinPage }),
      position: 90,
    });
  },
};
