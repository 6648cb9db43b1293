import type { Capability } from '../../admin/panel-app';
import { withHome } from './home-route.rules';

const loadHome = async () => ({ Component: (await import('./home-page')).HomePage });

/** WORK-01: the home is the worklist, not Strapi's widgets. */
export const worklistPanel: Capability = {
  register(app) {
    app.router.addRoute((routes) => withHome(routes, loadHome));
  },
};
