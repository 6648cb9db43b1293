import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { NEXT } from '../preparation/programs.ts';
import { startProcess, type RunningProcess } from '../services/child-process.ts';
import { freePort } from '../services/free-port.ts';
import { REPOSITORY, WEB_FOLDER } from '../services/repository.ts';
import { buildWithNext } from '../services/web-build.ts';

const FOLDER = path.join(REPOSITORY, '.tmp/bare-site');

/** The least that Next can be, with the flags of our own next.config.ts that change what it sends to a browser. */
const FILES: Record<string, string> = {
  'package.json': '{ "private": true, "type": "module" }',
  'next.config.js': `export default {
  poweredByHeader: false,
  cacheComponents: true,
  partialPrefetching: true,
  turbopack: { root: ${JSON.stringify(REPOSITORY)} },
};`,
  'app/layout.js': `export default function Layout({ children }) {
  return <html lang="fr"><body>{children}</body></html>;
}`,
  'app/page.js': `export default function Page() {
  return <main><h1>Une page nue</h1><p>Du texte, et rien d’autre.</p></main>;
}`,
};

/** A page with text alone, built by the same Next and React as the site: what the site's weight is compared with. */
export async function startBareSite(): Promise<RunningProcess & { url: string }> {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(path.join(FOLDER, 'app'), { recursive: true });
  for (const [name, text] of Object.entries(FILES)) await writeFile(path.join(FOLDER, name), text);
  await symlink(path.join(WEB_FOLDER, 'node_modules'), path.join(FOLDER, 'node_modules'));
  await buildWithNext(FOLDER);

  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const running = await startProcess({
    command: process.execPath,
    args: [NEXT, 'start', '--hostname', '127.0.0.1', '--port', String(port)],
    cwd: FOLDER,
    env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    logFile: path.join(REPOSITORY, '.tmp/logs/bare-site.log'),
    readyUrl: url,
  });
  return { ...running, url };
}
