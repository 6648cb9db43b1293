import { readRoutes } from '../../../read-api/read-routes';

export default readRoutes('key-figures', 'key-figure');
