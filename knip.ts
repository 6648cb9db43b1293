import type { KnipConfig } from 'knip';

/** Packages the apps read file by file: each of their files is an entry, found through `exports`. */
const readByApps = { project: ['src/**/*.ts'] };

const config: KnipConfig = {
  workspaces: {
    '.': { project: ['*.{js,ts}'] },
    'packages/content-client': readByApps,
    'packages/contract': readByApps,
    'packages/domain': readByApps,
    'packages/labels': readByApps,
    'packages/telemetry': { ...readByApps, ignoreBinaries: ['promtool'] },
    // The seed and the art of the site draw with it, and they are all there: an export nobody uses is a mistake.
    'packages/covers': { ...readByApps, includeEntryExports: true },
    'packages/eslint-config': { project: ['*.js'] },
    'apps/cms': {
      // Strapi finds these files by their place.
      entry: [
        'config/**/*.ts',
        'src/index.ts',
        'src/admin/{app.tsx,vite.config.ts}',
        // What the configuration of Vite puts into Strapi's editor.
        'src/rich-text/panel/use-reset-key.ts',
        'src/api/**/{content-types,controllers,routes,services}/**/*.ts',
        'src/extensions/**/*.ts',
        'src/{middlewares,policies}/**/*.ts',
        'seed/run.ts',
        // Run by hand (docs/runbook.md).
        'src/media/sweep-now.ts',
        '{seed,src,tests}/**/*.test.ts',
      ],
      project: ['{config,database,seed,src,tests}/**/*.{ts,tsx}'],
      // Strapi loads its plugins from package.json.
      ignoreDependencies: ['@strapi/plugin-users-permissions'],
    },
    'apps/web': {
      // Node runs the first ones; Vite finds the others by their place or their ending.
      entry: [
        'worker.config.ts',
        'server/{server,dev-server,dev-site}.ts',
        'src/shell/frame.client.ts',
        'src/features/pwa/service-worker.js',
        'src/pages/*/*.page.tsx',
        'src/**/*.island.tsx',
        '{src,server,engine}/**/*.test.{ts,tsx}',
        'tests/**/*.{test,config}.ts',
      ],
      project: ['{engine,server,src,tests}/**/*.{ts,tsx,js}'],
      ignoreBinaries: ['promtool'],
    },
    e2e: { project: ['**/*.ts'] },
    tools: {
      entry: ['src/**/run.ts'],
      project: ['src/**/*.ts'],
      ignoreBinaries: ['promtool', 'redis-server'],
    },
  },
};

export default config;
