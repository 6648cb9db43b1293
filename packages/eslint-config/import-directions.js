/**
 * Who may import whom: the table, as data. `import-directions-rule.js` reads it.
 *
 * - `root`: the folder of the layer (or its one file, without the ending), from the root of the repository;
 *   the longest root wins.
 * - `mayImport`: other layers; `layer` is all of it, `layer/*.ending` only the files with that ending,
 *   `*.ending` those of every layer. A layer may always import itself.
 * - `isSliced`: each folder of the layer stands alone (a feature never imports another feature).
 * - `external`: the only npm packages allowed; without it, any.
 * - `inTests`: allowed in the tests of the layer, on top of the rest.
 */
export const LAYERS = [
  // apps/web: the site
  {
    name: 'app',
    root: 'apps/web/src/app',
    mayImport: [
      'shell',
      'views',
      'features',
      'content/*.query',
      'content/*.model',
      'content/client/content-cache',
      'lib',
      'env',
      'styles',
      'domain',
      'labels',
    ],
  },
  {
    name: 'shell',
    root: 'apps/web/src/shell',
    mayImport: ['features', 'content/*.query', 'content/*.model', 'ui', 'lib', 'domain', 'labels'],
  },
  {
    name: 'views',
    root: 'apps/web/src/views',
    mayImport: ['features', 'content/*.model', 'ui', 'lib', 'domain', 'labels'],
  },
  {
    name: 'features',
    root: 'apps/web/src/features',
    isSliced: true,
    mayImport: ['content/*.model', 'ui', 'lib', 'domain', 'labels', 'covers'],
  },
  {
    name: 'content',
    root: 'apps/web/src/content',
    mayImport: ['content-client', 'contract', 'domain', 'lib', 'env'],
  },
  { name: 'ui', root: 'apps/web/src/ui', mayImport: ['lib'] },
  { name: 'lib', root: 'apps/web/src/lib', mayImport: ['domain', 'labels'] },
  { name: 'env', root: 'apps/web/src/env', mayImport: ['domain'] },
  { name: 'styles', root: 'apps/web/src/styles', mayImport: [], inTests: ['domain'] },
  { name: 'proxy', root: 'apps/web/src/proxy', mayImport: ['*.rules', 'domain'] },
  {
    name: 'instrumentation',
    root: 'apps/web/src/instrumentation',
    mayImport: ['env', 'lib', 'domain'],
  },
  {
    name: 'server',
    root: 'apps/web/server',
    mayImport: ['*.rules', 'env', 'lib', 'content/client', 'content-client', 'cache', 'domain'],
  },
  { name: 'cache', root: 'apps/web/cache', mayImport: ['domain'] },
  {
    name: 'web tests',
    root: 'apps/web/tests',
    mayImport: ['domain', 'labels', 'contract', 'content-client', 'tools'],
  },
  // What is left of the site: next.config.ts.
  { name: 'web', root: 'apps/web', mayImport: ['domain'] },

  // apps/cms: the content service
  {
    name: 'cms tests',
    root: 'apps/cms/tests',
    mayImport: ['domain', 'contract', 'content-client', 'tools'],
  },
  {
    name: 'cms',
    root: 'apps/cms',
    mayImport: ['domain', 'contract', 'covers'],
    inTests: ['content-client'],
  },

  // packages
  { name: 'domain', root: 'packages/domain', mayImport: [], external: [] },
  { name: 'labels', root: 'packages/labels', mayImport: ['domain'], external: [] },
  { name: 'contract', root: 'packages/contract', mayImport: ['domain'], external: ['zod'] },
  {
    name: 'content-client',
    root: 'packages/content-client',
    mayImport: ['contract', 'domain'],
    external: ['zod', 'node:*'],
  },
  // `geojson` holds types only.
  { name: 'covers', root: 'packages/covers', mayImport: [], external: ['d3-geo', 'geojson', 'node:*'] },
  { name: 'eslint-config', root: 'packages/eslint-config', mayImport: [] },

  // beside the apps
  { name: 'e2e', root: 'e2e', mayImport: ['tools', 'domain', 'labels'] },
  { name: 'load', root: 'load', mayImport: ['domain', 'labels'] },
  {
    name: 'tools',
    root: 'tools',
    mayImport: ['domain', 'labels', 'contract', 'content-client', 'covers'],
  },
];

/** Files that decide, and so must run anywhere: no framework, no platform, no content (types of models aside). */
export const PURE_FILES = {
  endings: ['.rules.ts', '.machine.ts'],
  neverExternal: ['react', 'react-dom', 'next', 'server-only', 'client-only', 'node:*'],
  never: ['content'],
  typesOnly: ['content/*.model'],
};

/** Builders: the tests of any layer may import them, and nothing else may. */
export const FOR_TESTS = ['*.fixture'];

/** In these folders `@/…` crosses folders and `./…` stays inside one; nothing climbs. */
export const NO_PARENT_IMPORTS = ['apps/web/src'];
