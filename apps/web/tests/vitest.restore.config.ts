import { fileURLToPath } from 'node:url';
import { mergeConfig } from 'vitest/config';
import web from './vitest.web.config.ts';

const fromRoot = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** The drill: everything is lost and comes back. It has machines of its own, and is outside the gate; what needs no site of it is in faults. */
const config = mergeConfig(web, { test: { outputFile: { json: fromRoot('.tmp/reports/restore.json') } } });
config.test.include = ['apps/web/tests/restore/*.test.ts'];
config.test.globalSetup = [];
export default config;
