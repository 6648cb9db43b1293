import { readEnvironment } from '../env';
import { createMicroCache } from './micro-cache';

/** The one micro-cache of this process. */
export const serviceCache = createMicroCache(readEnvironment().MICRO_CACHE_MS);
