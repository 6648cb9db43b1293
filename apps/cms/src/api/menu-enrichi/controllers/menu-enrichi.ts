import { createReadController } from '../../../read-api/read-controller';
import { menuEnrichiEndpoint } from '../menu-enrichi.endpoint';

export default createReadController(menuEnrichiEndpoint);
