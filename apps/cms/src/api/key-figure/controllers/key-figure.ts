import { createReadController } from '../../../read-api/read-controller';
import { keyFigureEndpoint } from '../key-figure.endpoint';

export default createReadController(keyFigureEndpoint);
