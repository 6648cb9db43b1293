import { seededTemplate } from './seeded-template.ts';

const start = performance.now();
const { database } = await seededTemplate();
process.stdout.write(`${database} ready in ${((performance.now() - start) / 1000).toFixed(1)} s\n`);
