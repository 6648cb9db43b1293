import path from 'node:path';
import { REPOSITORY, WEB_FOLDER } from '../services/repository.ts';

export const NEXT = path.join(WEB_FOLDER, 'node_modules/next/dist/bin/next');
export const TSC = path.join(REPOSITORY, 'node_modules/typescript/bin/tsc');
