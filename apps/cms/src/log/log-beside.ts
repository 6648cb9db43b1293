import type { Core } from '@strapi/strapi';
import { tellLastResort } from '@meridia/telemetry/last-resort';

/**
 * What Node and Koa would write past the log, as text of their own: warnings, answers that broke on their way, and what nobody waits for.
 * After each commit Strapi reads what was written once more, for its events, and waits for none of it: a database that is away at that
 * moment would end the process.
 */
export function logBeside(strapi: Core.Strapi): void {
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message, stack }) => strapi.log.warn(`${name}: ${message}`, { stack }));

  tellLastResort((message, error) =>
    strapi.log.error(
      `${message}: ${error instanceof Error ? error.message : String(error)}`,
      error instanceof Error ? { stack: error.stack } : {},
    ),
  );

  strapi.server.app.on('error', (error: Error & { expose?: boolean }) => {
    // What is exposed was told to the caller.
    if (!error.expose) strapi.log.warn(`answer not delivered: ${error.message}`, { stack: error.stack });
  });
}
