import { readRoutes } from '../../../read-api/read-routes';

export default readRoutes('team-members', 'team-member');
