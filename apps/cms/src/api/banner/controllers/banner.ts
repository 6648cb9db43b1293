import { createReadController } from '../../../read-api/read-controller';
import { bannerEndpoint } from '../banner.endpoint';

export default createReadController(bannerEndpoint);
