import { createReadController } from '../../../read-api/read-controller';
import { redirectEndpoint } from '../redirect.endpoint';

export default createReadController(redirectEndpoint);
