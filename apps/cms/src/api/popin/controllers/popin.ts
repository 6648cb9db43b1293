import { createReadController } from '../../../read-api/read-controller';
import { popinEndpoint } from '../popin.endpoint';

export default createReadController(popinEndpoint);
