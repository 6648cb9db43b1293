import { MAX_UPLOAD_BYTES } from '../src/media/upload-size.data';
import { readEnvironment } from '../src/env';

const environment = readEnvironment();

/**
 * Outermost first. Everything is done within the context of a request, which is logged at its end. Readiness and drain see every request; security headers are on every answer, also a cached one; an
 * answer from the micro-cache is never shed;
 * a database outage is turned into a 503 inside Strapi's own error middleware.
 */
export default [
  'global::request-context',
  'global::readiness',
  {
    name: 'strapi::security',
    config: { contentSecurityPolicy: { useDefaults: true }, frameguard: { action: 'deny' } },
  },
  { name: 'strapi::cors', config: { origin: [environment.PUBLIC_URL] } },
  'global::micro-cache',
  'global::load-shedding',
  'strapi::errors',
  'global::panel-login-limit',
  'global::database-outage',
  'global::secure-cookies',
  'global::former-keys',
  'strapi::query',
  {
    name: 'strapi::body',
    config: {
      formLimit: '256kb',
      jsonLimit: '2mb',
      textLimit: '256kb',
      // Of all files of a form together.
      formidable: { maxFileSize: MAX_UPLOAD_BYTES },
    },
  },
  'global::nested-body',
  'global::few-writers',
  'strapi::session',
  'global::media',
  'strapi::favicon',
  'strapi::public',
];
