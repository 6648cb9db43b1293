import { fileURLToPath } from 'node:url';
import { mergeConfig } from 'vitest/config';
import web from './vitest.web.config.ts';

const fromRoot = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** The tests that mostly wait, for what fails to be noticed and mended: they leave a core to others. */
const config = mergeConfig(web, { test: { outputFile: { json: fromRoot('.tmp/reports/outages.json') } } });
config.test.include = ['apps/web/tests/outages/*.test.ts'];
export default config;
