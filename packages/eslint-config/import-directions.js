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
    name: 'pages',
    root: 'apps/web/src/pages',
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
      'engine/routes',
    ],
    inTests: ['store'],
  },
  {
    name: 'calls',
    root: 'apps/web/src/calls',
    mayImport: [
      'pages',
      'features',
      'content/*.query',
      'content/*.model',
      'lib',
      'env',
      'styles',
      'domain',
      'labels',
      'engine/routes',
    ],
  },
  {
    name: 'shell',
    root: 'apps/web/src/shell',
    mayImport: [
      'features',
      'content/*.query',
      'content/*.model',
      'ui',
      'lib',
      'env/public',
      'domain',
      'labels',
      'engine/island*',
    ],
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
    mayImport: ['content-client', 'contract', 'store', 'domain', 'lib', 'env', 'telemetry'],
  },
  { name: 'ui', root: 'apps/web/src/ui', mayImport: ['lib'] },
  { name: 'lib', root: 'apps/web/src/lib', mayImport: ['domain', 'labels'] },
  { name: 'env', root: 'apps/web/src/env', mayImport: ['domain', 'lib'] },
  { name: 'styles', root: 'apps/web/src/styles', mayImport: [], inTests: ['domain'] },
  {
    name: 'store',
    root: 'apps/web/src/store',
    mayImport: ['env', 'lib', 'domain', 'telemetry'],
    external: ['redis', 'zod', 'node:*'],
  },
  // Composes the site, and draws nothing of it.
  {
    name: 'server',
    root: 'apps/web/server',
    mayImport: [
      'pages',
      'calls',
      'shell',
      'features',
      'content',
      'store',
      'lib',
      'env',
      'engine',
      'domain',
      'labels',
      'telemetry',
    ],
  },
  // Knows nothing of the site.
  {
    name: 'engine',
    root: 'apps/web/engine',
    mayImport: [],
    external: ['vite', 'react', 'react-dom', 'node:*'],
  },
  {
    name: 'web tests',
    root: 'apps/web/tests',
    mayImport: ['domain', 'labels', 'contract', 'content-client', 'tools'],
  },
  // What is left of the site: its configurations.
  { name: 'web', root: 'apps/web', mayImport: [] },

  // apps/cms: the content service
  {
    name: 'cms tests',
    root: 'apps/cms/tests',
    mayImport: ['domain', 'contract', 'content-client', 'tools'],
  },
  {
    name: 'cms',
    root: 'apps/cms',
    mayImport: ['domain', 'contract', 'covers', 'telemetry'],
    inTests: ['content-client'],
  },

  // packages
  { name: 'domain', root: 'packages/domain', mayImport: [], external: [] },
  { name: 'labels', root: 'packages/labels', mayImport: ['domain'], external: [] },
  // `node:crypto` signs preview links: what both sides must do alike.
  {
    name: 'contract',
    root: 'packages/contract',
    mayImport: ['domain'],
    external: ['zod', 'node:crypto'],
  },
  {
    name: 'content-client',
    root: 'packages/content-client',
    mayImport: ['contract', 'domain'],
    external: ['zod', 'node:*'],
  },
  // `geojson` holds types only.
  { name: 'covers', root: 'packages/covers', mayImport: [], external: ['d3-geo', 'geojson', 'node:*'] },
  { name: 'telemetry', root: 'packages/telemetry', mayImport: [], external: ['@opentelemetry/*', 'node:*'] },
  { name: 'eslint-config', root: 'packages/eslint-config', mayImport: [] },

  // beside the apps
  { name: 'e2e', root: 'e2e', mayImport: ['tools', 'domain', 'labels'] },
  { name: 'load', root: 'load', mayImport: ['domain', 'labels'] },
  {
    name: 'tools',
    root: 'tools',
    mayImport: ['domain', 'labels', 'contract', 'content-client', 'covers', 'telemetry'],
  },
];
