import { IMAGE_WIDTHS } from '@meridia/domain/layout';
import { MAX_UPLOAD_BYTES } from '../src/media/upload-size.data';
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
      sizeLimit: MAX_UPLOAD_BYTES,
      breakpoints: IMAGE_WIDTHS,
      security: {
        allowedTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'application/pdf'],
        deniedTypes: ['image/svg+xml', 'text/html', 'application/xhtml+xml'],
      },
    },
  },
};
