import { createReadController } from '../../../read-api/read-controller';
import { brochureEndpoint } from '../brochure.endpoint';

export default createReadController(brochureEndpoint);
