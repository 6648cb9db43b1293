import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

type SystemPackage = { name: string; path: string };

/** What the tests need that npm does not carry: programs, and the fonts that stand in for ours until those arrive. */
const PACKAGES: readonly SystemPackage[] = [
  { name: 'chromium', path: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium' },
  {
    name: 'chromium-headless-shell',
    path: process.env['CHROMIUM_SHELL_PATH'] ?? '/usr/bin/chromium-headless-shell',
  },
  { name: 'nginx', path: '/usr/sbin/nginx' },
  { name: 'prometheus', path: '/usr/bin/prometheus' },
  { name: 'mtail', path: '/usr/bin/mtail' },
  { name: 'fonts-liberation', path: '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf' },
];

function apt(...words: string[]) {
  const command = process.getuid?.() === 0 ? ['apt-get', ...words] : ['sudo', '-n', 'apt-get', ...words];
  const [program = 'apt-get', ...rest] = command;
  const { status } = spawnSync(program, rest, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status !== 0) throw new Error(`${command.join(' ')} failed`);
}

const findMissing = () => PACKAGES.filter(({ path }) => !existsSync(path));

const missing = findMissing();
if (missing.length > 0) {
  apt('update');
  apt('install', '--yes', '--no-install-recommends', ...missing.map(({ name }) => name));
}
for (const { name, path } of findMissing()) throw new Error(`${name} is not at ${path}`);
