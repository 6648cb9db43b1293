import { createReadController } from '../../../read-api/read-controller';
import { jobOfferEndpoint } from '../job-offer.endpoint';

export default createReadController(jobOfferEndpoint);
