import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { communeLines, type PostalRow } from './communes.ts';

/** `node tools/src/geodata/run.ts <file.json>…`: postal codes of GeoNames as JSON, into what the site looks towns up in. */
const TARGET = fileURLToPath(new URL('../../../apps/web/src/features/visit/communes.txt', import.meta.url));

const rows = process.argv.slice(2).flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as PostalRow[]);
const lines = communeLines(rows);
writeFileSync(TARGET, `${lines.join('\n')}\n`);
process.stdout.write(`${lines.length} towns in ${TARGET}\n`);
