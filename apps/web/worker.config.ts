import path from 'node:path';
import { defineConfig } from 'vite';

const here = (file: string) => path.resolve(import.meta.dirname, file);

/** The service worker: one file with a stable name, another content for each build (its BUILD_ID is given by engine/build.ts). */
export default defineConfig({
  publicDir: false,
  resolve: { alias: { '@': here('src') } },
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    rolldownOptions: {
      input: here('src/features/pwa/service-worker.js'),
      output: { entryFileNames: 'service-worker.js', format: 'iife' },
    },
  },
});
