import { mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { createClassNames } from './class-names.ts';

const here = (file: string) => path.resolve(import.meta.dirname, file);

/**
 * The sheets come from the build of the server, joined (engine/sheets.ts). A second copy, loaded with an island, would win over
 * the rules of the page.
 */
const withoutSheets: Plugin = {
  name: 'without-sheets',
  // After Vite has written them.
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    for (const name of Object.keys(bundle)) if (name.endsWith('.css')) delete bundle[name];
  },
};

/** They say how the site is written: for whoever reads a stack of a browser, and in no folder that is served. */
const mapsApart: Plugin = {
  name: 'maps-apart',
  applyToEnvironment: ({ name }) => name === 'client',
  writeBundle({ dir = '' }, bundle) {
    const folder = here('dist/maps');
    mkdirSync(folder, { recursive: true });
    for (const name of Object.keys(bundle).filter((file) => file.endsWith('.map')))
      renameSync(path.join(dir, name), path.join(folder, path.basename(name)));
  },
};

export default defineConfig(({ command }) => ({
  resolve: { alias: { '@': here('src'), '@engine': here('engine') } },
  // In development they say where they come from.
  css: command === 'build' ? { modules: { generateScopedName: createClassNames(import.meta.dirname) } } : {},
  plugins: [withoutSheets, mapsApart],
  // In one piece: the server and the pages share their modules, and what they remember.
  ssr: {
    target: 'node',
    noExternal: command === 'build' ? true : [/^@meridia\//],
    external: ['redis', 'pdfkit', 'sharp'],
  },
  builder: {
    async buildApp(builder) {
      for (const name of ['client', 'ssr']) {
        const environment = builder.environments[name];
        if (environment) await builder.build(environment);
      }
    },
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        assetsDir: '_site',
        manifest: true,
        sourcemap: 'hidden',
        modulePreload: { polyfill: false },
        // In one sheet, so that no script asks for one of its own.
        cssCodeSplit: false,
        rolldownOptions: { input: here('src/shell/frame.client.ts') },
      },
    },
    ssr: {
      build: {
        outDir: 'dist/server',
        ssr: here('server/server.ts'),
        manifest: true,
        emitAssets: true,
        cssCodeSplit: true,
        cssMinify: true,
        minify: false,
        sourcemap: true,
        copyPublicDir: false,
      },
    },
  },
}));
