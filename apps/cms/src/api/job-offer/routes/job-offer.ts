import { readRoutes } from '../../../read-api/read-routes';

export default readRoutes('job-offers', 'job-offer');
