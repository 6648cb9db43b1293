import { readEnvironment } from '../src/env';

const environment = readEnvironment();

export default {
  auth: { secret: environment.ADMIN_JWT_SECRET },
  apiToken: { salt: environment.API_TOKEN_SALT },
  transfer: { token: { salt: environment.TRANSFER_TOKEN_SALT } },
  secrets: { encryptionKey: environment.ENCRYPTION_KEY },
  flags: { nps: false, promoteEE: false },
  autoOpen: false,
};
