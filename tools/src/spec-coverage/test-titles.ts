import ts from 'typescript';

export type TestTitle = { line: number; title: string };

type TestCall = { modifiers: string[]; table: ts.Expression | undefined };

const TEST_FUNCTIONS = ['it', 'test', 'describe'];
const TABLE_MODIFIERS = ['each', 'for'];
const MODIFIERS = [
  ...TABLE_MODIFIERS,
  ...['describe', 'only', 'concurrent', 'sequential', 'serial', 'parallel', 'skipIf', 'runIf'],
];
/** What does not run, or is expected to fail, proves nothing. */
const IDLE_MODIFIERS = ['skip', 'todo', 'fixme', 'fail', 'fails'];

/** The titles of the tests and groups of a file. Parsed, not searched: a title inside a text is no test. */
export function readTestTitles(source: string, fileName: string): TestTitle[] {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true);
  const titles: TestTitle[] = [];

  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const call = readTestCall(node.expression);
      if (call?.modifiers.some((name) => IDLE_MODIFIERS.includes(name))) return;

      const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
      titles.push(...(call ? titlesOf(node, call) : []).map((title) => ({ line, title })));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);

  return titles;
}

/** Walks `test.describe.only` or `it.each(table)` down to the test function they belong to. */
function readTestCall(callee: ts.Expression): TestCall | null {
  if (ts.isIdentifier(callee)) {
    return TEST_FUNCTIONS.includes(callee.text) ? { modifiers: [], table: undefined } : null;
  }
  if (ts.isPropertyAccessExpression(callee)) {
    const call = readTestCall(callee.expression);
    return call && { ...call, modifiers: [...call.modifiers, callee.name.text] };
  }
  if (ts.isCallExpression(callee)) {
    const call = readTestCall(callee.expression);
    const isTable = TABLE_MODIFIERS.includes(call?.modifiers.at(-1) ?? '');
    return call && { ...call, table: isTable ? callee.arguments[0] : call.table };
  }
  return ts.isTaggedTemplateExpression(callee) ? readTestCall(callee.tag) : null;
}

function titlesOf(node: ts.CallExpression, { modifiers, table }: TestCall): string[] {
  const title = textOf(node.arguments[0]);
  if (title === null || !modifiers.every((name) => MODIFIERS.includes(name))) return [];

  const rows = title.includes('%s') && table ? firstTextsOfRows(table) : [];
  return rows.length > 0 ? rows.map((row) => title.replace('%s', () => row)) : [title];
}

/** What `%s` stands for in the title of each row, when the rows are written in place. */
function firstTextsOfRows(table: ts.Expression): string[] {
  const rows = ts.isAsExpression(table) || ts.isSatisfiesExpression(table) ? table.expression : table;
  if (!ts.isArrayLiteralExpression(rows)) return [];

  return rows.elements
    .map((row) => textOf(ts.isArrayLiteralExpression(row) ? row.elements[0] : row))
    .filter((text) => text !== null);
}

function textOf(node: ts.Node | undefined): string | null {
  if (!node) return null;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…');
}
