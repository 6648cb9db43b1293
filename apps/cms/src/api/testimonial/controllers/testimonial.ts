import { createReadController } from '../../../read-api/read-controller';
import { testimonialEndpoint } from '../testimonial.endpoint';

export default createReadController(testimonialEndpoint);
