import { createRequire } from 'node:module';
import path from 'node:path';

/** Run in the folder of the content service, with its environment: every route that it registers, as JSON on the last line. */
const { createStrapi } = createRequire(path.join(process.cwd(), 'package.json'))('@strapi/strapi');
const strapi = await createStrapi({
  appDir: process.cwd(),
  distDir: path.join(process.cwd(), 'dist'),
}).load();
const routes = strapi.server
  .mount()
  .listRoutes()
  .flatMap(({ methods, path: address }) =>
    methods.filter((method) => method !== 'HEAD').map((method) => `${method} ${address}`),
  );
process.stdout.write(`\n${JSON.stringify(routes)}\n`);
process.exit(0);
