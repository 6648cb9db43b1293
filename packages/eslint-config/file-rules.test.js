import { describe, expect, it } from 'vitest';
import { lintText } from './lint-text.fixture.js';

const WEB = 'apps/web/src';
const DEFAULT_EXPORT = 'export default function thing() {}\n';
const READS_ENV = 'export const host = process.env.HOST;\n';
const PLAIN = 'export const a = 1;\n';
const long = (lines) => Array.from({ length: lines }, (_, n) => `export const a${n} = ${n};\n`).join('');

describe('refused', () => {
  it.each([
    ['a default export', `${WEB}/ui/link.tsx`, DEFAULT_EXPORT, 'no-restricted-exports'],
    [
      'a default export of a page',
      `${WEB}/pages/home/home.page.tsx`,
      DEFAULT_EXPORT,
      'no-restricted-exports',
    ],
    ['a default export of CMS code', 'apps/cms/src/media/names.ts', DEFAULT_EXPORT, 'no-restricted-exports'],
    ['the environment in a feature', `${WEB}/features/seo/a.ts`, READS_ENV, 'no-restricted-properties'],
    [
      'the environment taken apart',
      `${WEB}/lib/a.ts`,
      'export const { env } = process;\n',
      'no-restricted-properties',
    ],
    ['the environment in the server', 'apps/web/server/site.ts', READS_ENV, 'no-restricted-properties'],
    ['the environment in CMS code', 'apps/cms/src/media/names.ts', READS_ENV, 'no-restricted-properties'],
    ['a barrel', 'packages/domain/src/all.ts', "export * from './limits.ts';\n", 'no-restricted-syntax'],
    ['an index file', 'packages/domain/src/index.ts', PLAIN, 'no-restricted-syntax'],
    [
      'a rule that reads the clock',
      `${WEB}/lib/a.rules.ts`,
      'export const t = Date.now();\n',
      'no-restricted-properties',
    ],
    [
      'a rule that asks the date',
      `${WEB}/lib/a.rules.ts`,
      'export const t = new Date();\n',
      'no-restricted-syntax',
    ],
    ['a rule that calls', `${WEB}/lib/a.rules.ts`, "export const t = fetch('/');\n", 'no-restricted-globals'],
    [
      'a view that needs a browser',
      `${WEB}/views/a.tsx`,
      'export const t = window.top;\n',
      'no-restricted-globals',
    ],
    ['the console', 'tools/src/a.ts', "console.log('a');\n", 'no-console'],
    ['any', 'tools/src/a.ts', 'export const a = (b: any) => b;\n', '@typescript-eslint/no-explicit-any'],
    [
      'an interface',
      'tools/src/a.ts',
      'export interface A { b: string }\n',
      '@typescript-eslint/consistent-type-definitions',
    ],
    ['a long file', 'packages/domain/src/limits.ts', long(151), 'max-lines'],
    ['a long component', `${WEB}/ui/link.tsx`, long(121), 'max-lines'],
    ['a long page', `${WEB}/pages/home/home.page.tsx`, long(121), 'max-lines'],
  ])('%s', (_sentence, file, code, rule) => {
    expect(lintText(file, code)).toEqual([rule]);
  });
});

describe('accepted', () => {
  it.each([
    ['the default export of a configuration of Vite', 'apps/web/vite.config.ts', DEFAULT_EXPORT],
    ['a page of a page’s size', `${WEB}/pages/home/home.page.tsx`, long(120)],
    ['the default export of a controller', 'apps/cms/src/api/event/controllers/event.ts', DEFAULT_EXPORT],
    ['the default export of a configuration', 'vitest.config.ts', DEFAULT_EXPORT],
    ['the environment in env', `${WEB}/env/server.ts`, READS_ENV],
    ['the environment in the CMS configuration', 'apps/cms/config/server.ts', READS_ENV],
    ['the environment in env.ts of the CMS', 'apps/cms/src/env.ts', READS_ENV],
    ['the index Strapi asks for', 'apps/cms/src/index.ts', DEFAULT_EXPORT],
    ['a rule that is given a date', `${WEB}/lib/a.rules.ts`, 'export const t = new Date(0);\n'],
    ['a listener of the browser', `${WEB}/features/scroll/a.client.ts`, 'export const t = window.top;\n'],
    ['a long table', 'packages/domain/src/limits.data.ts', long(400)],
    ['a long test', 'packages/domain/src/limits.test.ts', long(400)],
  ])('%s', (_sentence, file, code) => {
    expect(lintText(file, code)).toEqual([]);
  });
});
