/** Rules that depend on where a file stands or how its name ends. */

const TESTS = ['**/*.{test,spec,fixture,round-trip}.{ts,tsx,js}', '**/tests/**'];

/** A framework asks for the default export, or for the barrel, of these files. */
const DEFAULT_EXPORT_FILES = [
  '**/*.config.{ts,mts,js,mjs}',
  '**/*.d.ts',
  'knip.ts',
  'apps/cms/config/**',
  'apps/cms/database/migrations/**',
  'apps/cms/src/index.ts',
  'apps/cms/src/admin/**',
  'apps/cms/src/extensions/**',
  'apps/cms/src/**/{content-types,controllers,routes,services,policies,middlewares}/**',
  'e2e/support/global-{setup,teardown}.ts',
  'load/**',
];

const PROCESS_ENV_FILES = [
  '**/{vitest,playwright}*.config.ts',
  'apps/web/src/env/**',
  'apps/web/server/dev-server.ts',
  'apps/{cms,web}/tests/**',
  'apps/cms/config/**',
  'apps/cms/src/env*',
  'apps/cms/seed/run.ts',
  'apps/cms/src/env*/**',
  'tools/**',
  'e2e/**',
];

const EXPORT_ALL = {
  selector: 'ExportAllDeclaration',
  message: 'No barrels: import from the file itself.',
};
const CURRENT_DATE = {
  selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
  message: 'A rule takes the date as a parameter.',
};
const INDEX_FILE = { selector: 'Program', message: 'No index.ts: name the file after what it holds.' };

const PROCESS_ENV = {
  object: 'process',
  property: 'env',
  message: 'Read the environment through src/env (or config/ in the CMS).',
};
const CLOCK_AND_CHANCE = [
  { object: 'Date', property: 'now', message: 'A rule takes the time as a parameter.' },
  { object: 'Math', property: 'random', message: 'A rule gives the same answer every time.' },
];
const BROWSER_GLOBALS = ['window', 'document', 'navigator', 'localStorage', 'sessionStorage'];
const PLATFORM_GLOBALS = ['fetch', 'process', ...BROWSER_GLOBALS];

const syntax = (...restrictions) => ({ 'no-restricted-syntax': ['error', ...restrictions] });
const maxLines = (max) => ({ 'max-lines': ['error', { max, skipBlankLines: true, skipComments: true }] });

const exportRules = [
  {
    rules: {
      'no-restricted-exports': [
        'error',
        { restrictDefaultExports: { direct: true, named: true, defaultFrom: true, namedFrom: true } },
      ],
    },
  },
  { files: DEFAULT_EXPORT_FILES, rules: { 'no-restricted-exports': 'off' } },
];

const environmentRules = [
  {
    ignores: PROCESS_ENV_FILES,
    rules: {
      'no-restricted-properties': ['error', PROCESS_ENV],
      'no-restricted-imports': [
        'error',
        { paths: ['process', 'node:process'].map((name) => ({ name, importNames: ['env', 'default'] })) },
      ],
    },
  },
];

/** A later block replaces the options of an earlier one, so each states all of its restrictions. */
const syntaxRules = [
  { rules: syntax(EXPORT_ALL) },
  // Drawn on the server alone: what a browser does is in features and in the shell.
  {
    files: ['apps/web/server/**', 'apps/web/src/{pages,calls,content,store,views,ui}/**'],
    ignores: TESTS,
    rules: { 'no-restricted-globals': ['error', ...BROWSER_GLOBALS] },
  },
  {
    files: ['**/*.{rules,machine}.ts'],
    rules: {
      ...syntax(EXPORT_ALL, CURRENT_DATE),
      'no-restricted-properties': ['error', PROCESS_ENV, ...CLOCK_AND_CHANCE],
      'no-restricted-globals': ['error', ...PLATFORM_GLOBALS],
    },
  },
  { files: ['**/index.{ts,tsx}'], ignores: ['apps/cms/src/index.ts'], rules: syntax(INDEX_FILE) },
];

const sizeRules = [
  { ignores: [...TESTS, '**/*.data.ts'], rules: maxLines(150) },
  { files: ['apps/web/src/**/*.tsx'], ignores: TESTS, rules: maxLines(120) },
];

/** The tag manager takes the arguments of a call for a command, and an array for something else. */
export const argumentsRules = [
  { files: ['apps/web/src/features/tag-manager/data-layer.ts'], rules: { 'prefer-rest-params': 'off' } },
];

export const fileRules = [...exportRules, ...environmentRules, ...syntaxRules, ...sizeRules];
