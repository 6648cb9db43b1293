import { readEnvironment } from '../src/env';

const environment = readEnvironment();

export default {
  host: environment.HOST,
  port: environment.PORT,
  url: environment.PUBLIC_URL,
  proxy: { koa: environment.TRUSTED_PROXIES > 0 },
  app: { keys: environment.APP_KEYS },
  logger: { updates: { enabled: false }, startup: { enabled: false } },
};
