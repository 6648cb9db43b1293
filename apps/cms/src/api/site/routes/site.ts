import { readRoute } from '../../../read-api/read-routes';

export default { routes: [readRoute('/users/me', 'site.settings')] };
