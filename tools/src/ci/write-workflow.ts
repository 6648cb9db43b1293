import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '../services/repository.ts';
import { STEPS } from './steps.data.ts';
import { writeWorkflow } from './workflow.ts';

export const WORKFLOW_FILE = '.github/workflows/gate.yml';

/** `pnpm ci:workflow` */
if (import.meta.main) {
  const file = path.join(REPOSITORY, WORKFLOW_FILE);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, writeWorkflow(STEPS));
}
