import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { createServer, type EnvironmentModuleNode } from 'vite';

const ROOT = path.resolve(import.meta.dirname, '..');
const ENTRY = '/server/dev-site.ts';
/** What the browser asks Vite for; everything else is the site's. */
const OF_VITE = /^\/(?:@|src\/|engine\/|node_modules\/)/;
const SETTLING_MS = 50;

type DevSite = {
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  start: () => Promise<void>;
  leave: () => void;
};
type Entry = { createDevSite: (sheetsOf: (file: string) => string[]) => Promise<DevSite> };

const http = createHttpServer();
const fs = { allow: [path.resolve(ROOT, '../..')] };
const vite = await createServer({
  root: ROOT,
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server: http }, fs },
});

/** What is loaded when it is asked for has its sheets to itself. */
const LOADED_APART = /\.(?:page|island)\.tsx$/;
/** A sheet that another one imports is in it. */
const SHEET = /^\/src\/.*\.css$/;

/** The sheets of a file after those of what it imports: in development each is a file of its own. */
function sheetsOf(file: string): string[] {
  const seen = new Set<EnvironmentModuleNode>();
  const visit = (module: EnvironmentModuleNode): string[] => {
    if (seen.has(module)) return [];
    seen.add(module);
    if (SHEET.test(module.url)) return [module.url];
    return [...module.importedModules].filter(({ url }) => !LOADED_APART.test(url)).flatMap(visit);
  };
  return [...(vite.environments.ssr.moduleGraph.getModulesByFile(path.join(ROOT, file)) ?? [])].flatMap(
    visit,
  );
}

let site: DevSite | undefined;

/** The site again, of the modules that are new and of those that are not: what these remember of the content stays. */
async function load(): Promise<void> {
  try {
    const { createDevSite } = (await vite.ssrLoadModule(ENTRY)) as Entry;
    const next = await createDevSite(sheetsOf);
    site?.leave();
    site = next;
    void site.start();
    vite.ws.send({ type: 'full-reload' });
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    vite.config.logger.error(String(error instanceof Error ? error.stack : error));
  }
}

let settling: NodeJS.Timeout | undefined;
vite.watcher.on('all', () => {
  clearTimeout(settling);
  settling = setTimeout(() => void load(), SETTLING_MS);
});
http.on('request', (request: IncomingMessage, response: ServerResponse) => {
  if (OF_VITE.test(request.url ?? '')) vite.middlewares(request, response);
  else if (site) void site.handle(request, response);
  else response.writeHead(503).end();
});
await load();
const { PORT = '3000', HOST = '127.0.0.1' } = process.env;
http.listen(Number(PORT), HOST, () => vite.config.logger.info(`Site: http://${HOST}:${PORT}`));
