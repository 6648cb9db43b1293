import { logFormat } from '../src/log/log-format';
import { readEnvironment } from '../src/env';

/** Strapi's own logger, and with it every line of the service. */
export default { level: 'http', format: logFormat(readEnvironment().LOG_FORMAT) };
