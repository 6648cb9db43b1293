import { readRoute } from '../../../read-api/read-routes';

export default { routes: [readRoute('/redirects', 'redirect.find')] };
