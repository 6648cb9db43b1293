import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { measureCoverage } from './coverage.ts';
import { describeCoverage, describeProblems } from './report.ts';
import { readPendingIds, readRuleIds } from './rule-ids.ts';
import { listTestFiles } from './test-files.ts';
import { readTestTitles } from './test-titles.ts';

const ROOT = join(import.meta.dirname, '../../..');
const readText = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const coverage = measureCoverage({
  ruleIds: readRuleIds(readText('docs/spec/rules.md')),
  pendingIds: readPendingIds(readText('docs/spec/pending-rules.txt')),
  titles: listTestFiles(ROOT).flatMap((file) =>
    readTestTitles(readText(file), file).map((title) => ({ file, ...title })),
  ),
});
const problems = describeProblems(coverage);

process.stdout.write(`${describeCoverage(coverage).join('\n')}\n`);
if (problems.length > 0) {
  process.stderr.write(`\n${problems.join('\n')}\n`);
  process.exitCode = 1;
}
