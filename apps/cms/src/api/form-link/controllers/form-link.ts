import { createReadController } from '../../../read-api/read-controller';
import { formLinkEndpoint } from '../form-link.endpoint';

export default createReadController(formLinkEndpoint);
