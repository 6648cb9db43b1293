import path from 'node:path';
import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { argumentsRules, fileRules } from './file-rules.js';
import { importDirections } from './import-directions-rule.js';

const IGNORED = [
  '**/node_modules/**',
  '**/dist/**',
  '**/build/**',
  '**/coverage/**',
  '**/.cache/**',
  '**/.strapi/**',
  '**/.tmp/**',
  '**/.builds/**',
  '**/.cluster/**',
  '**/test-results/**',
  '**/playwright-report/**',
  'apps/cms/types/generated/**',
  'apps/cms/public/**',
  'apps/web/public/**',
];

/** Every block but those that need types: what the tests of this package lint with. */
export const untypedConfig = defineConfig(
  { ignores: IGNORED },
  js.configs.recommended,
  tseslint.configs.recommended,
  {
    languageOptions: { globals: globals.nodeBuiltin },
    linterOptions: { reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error' },
    plugins: { meridia: { rules: { 'import-directions': importDirections } } },
    rules: {
      'meridia/import-directions': 'error',
      'no-console': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },
  {
    files: ['apps/web/{src,engine}/**'],
    languageOptions: { globals: { ...globals.browser, ...globals.serviceworker } },
  },
  // Strapi adds to its own types by declaring interfaces and modules again.
  { files: ['**/*.d.ts'], rules: { '@typescript-eslint/consistent-type-definitions': 'off' } },
  fileRules,
);

/** Only files that a tsconfig.json includes can be linted with types. */
const TYPED_FILES = [
  'packages/*/src/**/*.ts',
  'apps/cms/{config,database,seed,src}/**/*.ts',
  'apps/web/**/*.{ts,tsx}',
  'tools/src/**/*.ts',
  'e2e/**/*.ts',
];
const UNTYPED_FILES = ['**/*.{test,round-trip}.{ts,tsx}', 'apps/cms/src/admin/**', 'apps/cms/src/*/panel/**'];

/** A forgotten `await` is what the compiler does not see; unsafe values it does, and Strapi hands out `any`. */
const typedConfig = defineConfig({
  files: TYPED_FILES,
  ignores: UNTYPED_FILES,
  extends: [tseslint.configs.recommendedTypeCheckedOnly],
  languageOptions: {
    parserOptions: { projectService: true, tsconfigRootDir: path.resolve(import.meta.dirname, '../..') },
  },
  rules: {
    '@typescript-eslint/no-unsafe-argument': 'off',
    '@typescript-eslint/no-unsafe-assignment': 'off',
    '@typescript-eslint/no-unsafe-call': 'off',
    '@typescript-eslint/no-unsafe-member-access': 'off',
    '@typescript-eslint/no-unsafe-return': 'off',
    // A handler may be async because its type says so.
    '@typescript-eslint/require-await': 'off',
  },
});

export const config = [...untypedConfig, ...typedConfig, ...argumentsRules];
