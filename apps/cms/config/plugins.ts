import { IMAGE_WIDTHS } from '@meridia/domain/layout';
import { readEnvironment } from '../src/env';

const environment = readEnvironment();

export default {
  i18n: { enabled: true },
  'users-permissions': {
    config: {
      jwtSecret: environment.JWT_SECRET[0],
      jwtManagement: 'legacy-support',
      jwt: { expiresIn: environment.TOKEN_LIFETIME_SECONDS, algorithm: 'HS256' },
      register: { allowedFields: [] },
    },
  },
  upload: {
    config: {
      sizeLimit: 20 * 1024 * 1024,
      breakpoints: IMAGE_WIDTHS,
      security: {
        allowedTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'application/pdf'],
        deniedTypes: ['image/svg+xml', 'text/html', 'application/xhtml+xml'],
      },
    },
  },
};
