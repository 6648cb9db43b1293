import { readEnvironment } from '../src/env';

const environment = readEnvironment();

export default {
  host: environment.HOST,
  port: environment.PORT,
  url: environment.PUBLIC_URL,
  // Each trusted proxy adds the address it was called from: the visitor's is that many from the right, the rest is hearsay.
  proxy: { koa: environment.TRUSTED_PROXIES > 0, maxIpsCount: environment.TRUSTED_PROXIES },
  app: { keys: environment.APP_KEYS },
  // ACC-06: nobody moves data that way, and a token for it would replace the database.
  transfer: { remote: { enabled: false } },
  logger: { updates: { enabled: false }, startup: { enabled: false } },
};
