import { createBoundedMap } from '@/lib/bounded-map';

const MAX_VALUES = 500;

/** The last good answer of each optional call, for the time of an outage. Of this process: after a restart, the fallback. */
export const lastGoodValues = createBoundedMap<unknown>(MAX_VALUES);
