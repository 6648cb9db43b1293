import type { SharedPages } from './shared-pages';

/** The pages of a node without others: what they could have is nothing, unless a test says so. */
export const alone = (): SharedPages => ({
  read: async () => null,
  takeLock: async () => async () => undefined,
  write: async () => undefined,
  writeMissing: async () => undefined,
  remove: async () => undefined,
  waitFor: async () => null,
});
