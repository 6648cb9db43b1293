import { readRoutes } from '../../../read-api/read-routes';

export default readRoutes('events', 'event');
