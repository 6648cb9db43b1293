import { readRoutes } from '../../../read-api/read-routes';

export default readRoutes('news-categories', 'news-category');
