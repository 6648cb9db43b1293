import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { serveGauge } from '../observability/serve-gauge.ts';
import { mirrorAgeSeconds } from './mirror-folder.ts';
import { createMirrorServer } from './serve.ts';
import { sweep } from './sweep.ts';

const { values } = parseArgs({
  options: {
    /** The nodes: the first that answers is asked. */
    site: { type: 'string', multiple: true },
    host: { type: 'string' },
    to: { type: 'string' },
    /** The folder of the build's public files. */
    files: { type: 'string' },
    /** Sweeps again and again, with so many seconds between. */
    every: { type: 'string' },
    /** Answers on this port of `--listen` meanwhile. */
    serve: { type: 'string' },
    /** Tells Prometheus its age on this port of `--listen`. */
    metrics: { type: 'string' },
    listen: { type: 'string', default: '127.0.0.1' },
  },
});

const say = (message: string, details: object) =>
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), message, ...details })}\n`);

function filesIn(folder: string | undefined): string[] {
  if (!folder || !existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$|^\./.test(entry.name))
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .filter((name) => !name.startsWith('.'))
    .map((name) => `/${name.split(path.sep).map(encodeURIComponent).join('/')}`);
}

async function firstThatAnswers(sites: readonly string[]): Promise<string> {
  for (const site of sites) {
    const answer = await fetch(`${site}/readyz`, { signal: AbortSignal.timeout(2000) }).catch(() => null);
    if (answer?.ok) return site;
  }
  throw new Error('no node is ready');
}

async function sweepOnce(sites: readonly string[], folder: string): Promise<boolean> {
  const startedAt = performance.now();
  try {
    const site = await firstThatAnswers(sites);
    const result = await sweep({ folder, site, host: values.host, files: filesIn(values.files) });
    say('mirror written', { ...result, ms: Math.round(performance.now() - startedAt) });
    return true;
  } catch (error) {
    say('mirror not written', { level: 'error', error: String(error) });
    return false;
  }
}

/**
 * `pnpm mirror --site http://127.0.0.1:3000 --to <folder> [--files <folder>] [--every 60] [--serve 3100] [--metrics 9100]`: keeps a copy of every
 * page, for the edge to serve when nothing else answers. Unchanged pages cost the node a 304.
 */
const { site: sites, to: folder, every, serve, metrics, listen } = values;
if (!sites || !folder) throw new Error('--site and --to say where the pages are, and where their copies go.');
if (serve) createMirrorServer(folder).listen(Number(serve), listen);
if (metrics)
  await serveGauge('meridia_mirror_age_seconds', async () => mirrorAgeSeconds(folder), {
    port: Number(metrics),
    host: listen,
  });
if (!every) process.exitCode = (await sweepOnce(sites, folder)) ? 0 : 1;
while (every) {
  await sweepOnce(sites, folder);
  await sleep(Number(every) * 1000);
}
