import path from 'node:path';
import { Linter } from 'eslint';
import { untypedConfig } from './index.js';

const ROOT = path.resolve(import.meta.dirname, '../..');
const linter = new Linter({ cwd: ROOT });

/** The names of the rules that refuse this code in a file of that name; the file need not exist. */
export function lintText(file, code) {
  const problems = linter.verify(code, untypedConfig, { filename: path.join(ROOT, file) });
  return problems.map(({ ruleId, message }) => ruleId ?? message);
}
