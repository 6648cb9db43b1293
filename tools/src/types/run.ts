import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '../services/repository.ts';

/** Every program of the repository that `tsc -b` does not build; the packages' own tests are in tsconfig.tests.json. */
const PROJECTS = [
  'tsconfig.tests.json',
  'tools/tsconfig.json',
  'e2e/tsconfig.json',
  'apps/cms/tsconfig.json',
  'apps/cms/src/admin/tsconfig.json',
  'apps/cms/tests/tsconfig.json',
  'apps/web/tsconfig.json',
  'apps/web/tests/tsconfig.json',
];
const COMPILER = path.join(REPOSITORY, 'node_modules/typescript/bin/tsc');

async function check(project: string): Promise<boolean> {
  const child = spawn(process.execPath, [COMPILER, '--noEmit', '-p', project], {
    cwd: REPOSITORY,
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  process.stdout.write(`${code === 0 ? 'ok    ' : 'FAILED'} ${project}\n`);
  return code === 0;
}

let isRight = true;
for (const project of PROJECTS) {
  if (!existsSync(path.join(REPOSITORY, project))) throw new Error(`${project} is missing`);
  isRight = (await check(project)) && isRight;
}
process.exitCode = isRight ? 0 : 1;
