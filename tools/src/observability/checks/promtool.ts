import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '../../services/repository.ts';

export type Verdict = { isRight: boolean; text: string };

/** What promtool says of these files, in a folder of their own. */
export function askPromtool(name: string, files: Record<string, string>, words: string[]): Promise<Verdict> {
  const folder = path.join(REPOSITORY, '.tmp/promtool', name);
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);
  return new Promise((resolve) => {
    execFile('promtool', words, { cwd: folder }, (error, stdout, stderr) =>
      resolve({ isRight: error === null, text: `${stdout}${stderr}` }),
    );
  });
}
