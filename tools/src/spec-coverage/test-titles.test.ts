import { describe, expect, it } from 'vitest';
import { readTestTitles } from './test-titles.ts';

const titlesOf = (source: string) => readTestTitles(source, 'a.test.tsx').map(({ title }) => title);

describe('titles that are read', () => {
  it.each([
    { form: 'it', source: `it('one', () => {});`, titles: ['one'] },
    { form: 'a group and its tests', source: `describe('g', () => { test("t", f); });`, titles: ['g', 't'] },
    {
      form: 'a Playwright group',
      source: `test.describe('g', () => { test('t', f); });`,
      titles: ['g', 't'],
    },
    { form: 'only', source: `it.only('one', f);`, titles: ['one'] },
    { form: 'a condition', source: `it.skipIf(isCi)('one', f);`, titles: ['one'] },
    { form: 'a table', source: `it.each([[1, 2]])('one %d', f);`, titles: ['one %d'] },
    {
      form: 'a table over lines',
      source: `it.each([\n  [')(', 2],\n])(\n  'one',\n  f,\n);`,
      titles: ['one'],
    },
    { form: 'a table of groups', source: `describe.each(CASES)('one %s', f);`, titles: ['one %s'] },
    { form: 'a template table', source: 'it.each`a | b\n${1} | ${2}`("one $a", f);', titles: ['one $a'] },
    { form: 'a template title', source: 'it(`one ${n} two`, f);', titles: ['one … two'] },
    { form: 'rows', source: `it.each([['a', 1], ['b', 2]])('%s', f);`, titles: ['a', 'b'] },
    { form: 'flat rows', source: `it.each(['a', 'b'] as const)('is %s', f);`, titles: ['is a', 'is b'] },
  ])('$form', ({ source, titles }) => {
    expect(titlesOf(source)).toEqual(titles);
  });
});

describe('what is no title', () => {
  it.each([
    { form: 'a comment', source: `// it('one', f);` },
    { form: 'a text', source: `const source = "it('one', f);";` },
    { form: 'a regular expression', source: `pattern.test('one');` },
    { form: 'another function', source: `visit('one', f);` },
    { form: 'a step', source: `test.step('one', f);` },
    { form: 'a skipped test', source: `it.skip('one', f);` },
    { form: 'a test to write', source: `it.todo('one');` },
    { form: 'a test expected to fail', source: `it.fails('one', f);` },
    { form: 'a skipped group with its tests', source: `describe.skip('g', () => { it('one', f); });` },
    { form: 'a skipped table', source: `it.skip.each([1])('one', f);` },
  ])('$form', ({ source }) => {
    expect(titlesOf(source)).toEqual([]);
  });
});

it('gives the line on which the test starts', () => {
  const source = `import x from 'x';\n\nit.each([\n  1,\n])('one', f);\nit('two', () => <p />);\n`;

  expect(readTestTitles(source, 'a.test.tsx')).toEqual([
    { line: 3, title: 'one' },
    { line: 6, title: 'two' },
  ]);
});
