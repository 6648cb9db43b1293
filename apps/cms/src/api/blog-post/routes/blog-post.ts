import { readRoutes } from '../../../read-api/read-routes';

export default readRoutes('blog-posts', 'blog-post');
