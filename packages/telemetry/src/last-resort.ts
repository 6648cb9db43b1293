type Tell = (message: string, error: unknown) => void;

/**
 * A promise that fails when nobody waits for it ends a process of Node, and with it what everybody else was being answered: it is told
 * instead. What was thrown past everybody still ends it, since nothing is certain then, and is told first, like all the rest.
 */
export function tellLastResort(tell: Tell): void {
  process.on('unhandledRejection', (reason) => tell('failed, and nobody waited for it', reason));
  process.on('uncaughtExceptionMonitor', (error) => tell('ended by an error', error));
}
