import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { REPOSITORY } from './repository.ts';

const NGINX = '/usr/sbin/nginx';
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
const STEP_MS = 50;
const PATIENCE_MS = 5000;

export type OwnNginx = { url: string; pid: number; stop: () => Promise<void> };

/** Only where things are, so that nothing of the machine's own nginx is used; everything else is as nginx has it. */
function configure(folder: string, port: number, locations: string, before: string): string {
  return `
    daemon off;
    master_process off;
    pid ${folder}/nginx.pid;
    events {}
    http {
      access_log off;
      ${TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n      ')}
      include /etc/nginx/mime.types;
      ${before}
      server {
        listen 127.0.0.1:${port};
        ${locations}
      }
    }`;
}

async function isThere(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}

/** An nginx of one's own, in the foreground and as whoever runs this, with these directives for its only server, and before it. */
export async function startOwnNginx(name: string, locations: string, before = ''): Promise<OwnNginx> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const folder = path.join(REPOSITORY, `.tmp/nginx-${name}-${port}`);
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, configure(folder, port, locations, before));
  const child = spawn(NGINX, ['-p', folder, '-e', path.join(folder, 'error.log'), '-c', file], {
    stdio: 'ignore',
  });
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill();
      await once(child, 'exit');
    }
    rmSync(folder, { recursive: true });
  };
  const until = performance.now() + PATIENCE_MS;
  while (!(await isThere(url))) {
    if (child.exitCode !== null || performance.now() > until)
      throw new Error(`nginx did not start, see ${folder}`);
    await sleep(STEP_MS);
  }
  return { url, pid: child.pid ?? 0, stop };
}
