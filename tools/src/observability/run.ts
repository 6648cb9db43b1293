import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '../services/repository.ts';
import { writtenFiles } from './written-files.ts';

/** `pnpm alerts:write` */
for (const [name, text] of Object.entries(writtenFiles())) writeFileSync(path.join(REPOSITORY, name), text);
