import { expect, it } from 'vitest';
import { countReport } from '../ci/count.ts';
import { askAll } from './ask-all.ts';
import { toLines, toReport } from './report.ts';

const FAULT = { address: '/a', fault: 'answers 404', foundOn: '/b' };
const CHECKS = [
  { name: 'pages', count: 3, faults: [] },
  { name: 'files', count: 2, faults: [FAULT] },
  { name: 'redirects', count: 0, faults: [] },
];

it('the gate counts one test for each check; one of nothing has failed', () => {
  expect(countReport(toReport(CHECKS))).toEqual({ passed: 1, failed: 2 });
});

it('says what is wrong, and where it was found', () => {
  expect(CHECKS.flatMap(toLines)).toEqual([
    'passed  pages: 3',
    'failed  files: 2, 1 faults',
    '        /a answers 404 (linked from /b)',
    'failed  redirects: 0',
  ]);
});

it('asks each thing once, and what it leads to', async () => {
  const leads: Record<string, string[]> = { a: ['b', 'c'], b: ['a', 'c'], c: ['d'], d: [] };
  const asked: string[] = [];
  const known = await askAll(['a', 'a'], async (one) => {
    asked.push(one);
    return leads[one] ?? [];
  });
  expect(asked).toEqual(['a', 'b', 'c', 'd']);
  expect(known).toEqual(asked);
});
