import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { contentServiceEnvironment } from '../services/content-service-environment.ts';
import { CMS_FOLDER, STRAPI } from '../services/repository.ts';

/** Strapi reads its configuration to build, which checks the environment: it gets one that leads nowhere. Nothing of it is kept. */
const env = contentServiceEnvironment({
  databaseUrl: 'postgres://nobody@127.0.0.1:1/none',
  mediaFolder: '/nonexistent',
  port: 1337,
});

const child = spawn(process.execPath, [STRAPI, 'build', '--silent'], {
  cwd: CMS_FOLDER,
  env: { ...process.env, ...env },
  stdio: 'inherit',
});
const [code] = (await once(child, 'exit')) as [number | null];
process.exitCode = code ?? 1;
