import { readRoute } from '../../../read-api/read-routes';

export default { routes: [readRoute('/previews', 'preview.find')] };
