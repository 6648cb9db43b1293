import { createReadController } from '../../../read-api/read-controller';
import { newsCategoryEndpoint } from '../news-category.endpoint';

export default createReadController(newsCategoryEndpoint);
