import { createReadController } from '../../../read-api/read-controller';
import { blogPostEndpoint } from '../blog-post.endpoint';

export default createReadController(blogPostEndpoint);
