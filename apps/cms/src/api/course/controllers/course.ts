import { createReadController } from '../../../read-api/read-controller';
import { courseEndpoint } from '../course.endpoint';

export default createReadController(courseEndpoint);
