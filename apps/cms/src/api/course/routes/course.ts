import { readRoutes } from '../../../read-api/read-routes';

export default readRoutes('courses', 'course');
