import { waitForLock, type Release } from '../database/session-lock';
import { readEnvironment } from '../env';

let release: Release | undefined;

/**
 * START-01: processes start one after the other. Strapi brings the tables up to date between `register` and `bootstrap`, and writes its
 * roles, languages and settings where it finds none: two that look at the same moment write them twice.
 */
export async function waitForStartup(): Promise<void> {
  release = await waitForLock(readEnvironment().DATABASE_URL, 'preparation of the content database');
}

/** The next one may start. A process that dies before it says so gives way as well. */
export async function endStartup(): Promise<void> {
  await release?.();
  release = undefined;
}
