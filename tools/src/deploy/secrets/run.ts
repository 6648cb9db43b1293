import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Advice, print, runScript } from '../../preparation/print.ts';
import { newSecrets } from './secrets.rules.ts';

const random = () => randomBytes(24).toString('base64url');

/** `pnpm deploy:secrets <folder> [school]`: new secrets for a deployment that has none; those that are there are never replaced. */
await runScript(async () => {
  const [folder, site = 'meridia'] = process.argv.slice(2);
  if (!folder) throw new Advice('Dites dans quel dossier : pnpm deploy:secrets deploy/secrets');
  if (existsSync(folder)) throw new Advice(`${folder} existe déjà : ses secrets restent ce qu’ils sont.`);
  // The folder is closed to others; its files are read by the user of a container, who is somebody else.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const [name, text] of Object.entries(newSecrets(site, random)))
    writeFileSync(path.join(folder, name), text, { mode: 0o444 });
  print(`Secrets écrits dans ${folder}.`);
});
