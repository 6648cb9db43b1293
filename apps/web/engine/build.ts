import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build, createBuilder, type Manifest as ClientManifest } from 'vite';
import type { Assets } from './assets.ts';
import { joinSheets, type Manifest } from './sheets.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const CLIENT = path.join(ROOT, 'dist/client');
const SERVER = path.join(ROOT, 'dist/server');
const PACKED = /\.(?:css|js|json|svg|txt)$/;

const readManifest = (folder: string): unknown =>
  JSON.parse(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8'));

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));

/** Once, here, for the node and for nginx alike (`brotli_static`, `gzip_static`). */
function pack(file: string): void {
  const bytes = readFileSync(file);
  const best = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const made = { '.br': brotliCompressSync(bytes, { params: best }), '.gz': gzipSync(bytes, { level: 9 }) };
  for (const [ending, packed] of Object.entries(made)) {
    if (packed.length < bytes.length) writeFileSync(`${file}${ending}`, packed);
  }
}

const builder = await createBuilder({ root: ROOT });
await builder.buildApp();
const scripts = readManifest(CLIENT) as ClientManifest;
const [entryKey = ''] = Object.keys(scripts).filter((key) => scripts[key]?.isEntry);
const entry = scripts[entryKey]?.file ?? '';
const importsOf = (key: string): string[] =>
  (scripts[key]?.imports ?? []).flatMap((one) => [`/${scripts[one]?.file}`, ...importsOf(one)]);
const sheets = joinSheets(readManifest(SERVER) as Manifest, { server: SERVER, client: CLIENT });
// The name of a build is what it is made of: every node that has it says the same.
const named = createHash('sha256').update(JSON.stringify(sheets));
for (const file of filesIn(SERVER).toSorted()) named.update(readFileSync(file));
const buildId = named.update(entry).digest('hex').slice(0, 16);
await build({
  root: ROOT,
  configFile: path.join(ROOT, 'worker.config.ts'),
  define: { BUILD_ID: JSON.stringify(buildId) },
});
for (const file of filesIn(CLIENT)) if (PACKED.test(file)) pack(file);
const assets: Assets = { buildId, script: `/${entry}`, imports: importsOf(entryKey), ...sheets };
writeFileSync(path.join(ROOT, 'dist/assets.json'), JSON.stringify(assets));
