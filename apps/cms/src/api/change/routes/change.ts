import { readRoute } from '../../../read-api/read-routes';

export default { routes: [readRoute('/changes', 'change.find')] };
