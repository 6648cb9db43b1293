import { CONTENT_FAULTS } from './content-faults.ts';
import { NODE_FAULTS } from './node-faults.ts';
import type { Fault } from './stage.ts';
import { STORE_FAULTS } from './store-faults.ts';

/** Everything that can be lost; first nothing, to compare with. */
export const FAULTS: readonly Fault[] = [
  { name: 'calm', begin: async () => async () => undefined },
  ...CONTENT_FAULTS,
  ...STORE_FAULTS,
  ...NODE_FAULTS,
];
