import { createReadController } from '../../../read-api/read-controller';
import { eventEndpoint } from '../event.endpoint';

export default createReadController(eventEndpoint);
