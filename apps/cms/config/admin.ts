import { errors } from '@strapi/utils';
import { readEnvironment } from '../src/env';
import { previewHandler } from '../src/preview/preview-handler';

const environment = readEnvironment();
const siteOrigins = Object.values(environment.SITE_ADDRESSES).map((address) => new URL(address).origin);

export default {
  auth: {
    secret: environment.ADMIN_JWT_SECRET[0],
    // ACC-06, with src/middlewares/secure-cookies.ts: Koa refuses such a cookie on a connection that it takes for plain.
    cookie: { secure: environment.PUBLIC_URL.startsWith('https:') },
  },
  rateLimit: {
    max: environment.LOGIN_ATTEMPTS_PER_ACCOUNT,
    // The form of the panel shows what the server says, as it is.
    handler(): never {
      throw new errors.RateLimitError('Trop de tentatives : réessayez dans cinq minutes.');
    },
  },
  apiToken: { salt: environment.API_TOKEN_SALT },
  transfer: { token: { salt: environment.TRANSFER_TOKEN_SALT } },
  secrets: { encryptionKey: environment.ENCRYPTION_KEY },
  preview: {
    enabled: true,
    // What the panel may show in a frame.
    config: { allowedOrigins: ["'self'", ...siteOrigins], handler: previewHandler },
  },
  flags: { nps: false, promoteEE: false },
  autoOpen: false,
};
