import type { Core } from '@strapi/strapi';

/** What Node and Koa would write past the log, as text of their own: warnings, and answers that broke on their way. */
export function logBeside(strapi: Core.Strapi): void {
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message, stack }) => strapi.log.warn(`${name}: ${message}`, { stack }));

  strapi.server.app.on('error', (error: Error & { expose?: boolean }) => {
    // What is exposed was told to the caller.
    if (!error.expose) strapi.log.warn(`answer not delivered: ${error.message}`, { stack: error.stack });
  });
}
