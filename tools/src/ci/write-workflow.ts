import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '../services/repository.ts';
import { NIGHTLY_STEPS, STEPS } from './steps.data.ts';
import { writeNightly, writeWorkflow } from './workflow.ts';

/** The text of each workflow, by its file. */
export const workflows = (): Record<string, string> => ({
  '.github/workflows/gate.yml': writeWorkflow(STEPS),
  '.github/workflows/nightly.yml': writeNightly(STEPS, NIGHTLY_STEPS),
});

/** `pnpm ci:workflow` */
if (import.meta.main) {
  for (const [name, text] of Object.entries(workflows())) {
    const file = path.join(REPOSITORY, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
