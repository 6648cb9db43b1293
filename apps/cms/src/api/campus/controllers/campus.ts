import { createReadController } from '../../../read-api/read-controller';
import { campusEndpoint } from '../campus.endpoint';

export default createReadController(campusEndpoint);
