import { readRoutes } from '../../../read-api/read-routes';

export default readRoutes('form-links', 'form-link');
