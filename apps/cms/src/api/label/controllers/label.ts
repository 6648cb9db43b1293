import { createReadController } from '../../../read-api/read-controller';
import { labelEndpoint } from '../label.endpoint';

export default createReadController(labelEndpoint);
