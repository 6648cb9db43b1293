import { readRoute } from '../../../read-api/read-routes';

export default { routes: [readRoute('/published-addresses', 'published-address.find')] };
