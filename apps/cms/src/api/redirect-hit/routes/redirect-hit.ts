import { serviceRoute } from '../../../read-api/read-routes';

export default { routes: [serviceRoute('POST', '/redirect-hits', 'redirect-hit.add')] };
