import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { Advice, print, runScript } from '../../preparation/print.ts';
import { newSecrets } from './secrets.rules.ts';
import { writeSecrets } from './write-secrets.ts';

const random = () => randomBytes(24).toString('base64url');

/** `pnpm deploy:secrets <folder> [school]`: new secrets for a deployment that has none; those that are there are never replaced. */
await runScript(async () => {
  const [folder, site = 'meridia'] = process.argv.slice(2);
  if (!folder) throw new Advice('Dites dans quel dossier : pnpm deploy:secrets deploy/secrets');
  if (existsSync(folder)) throw new Advice(`${folder} existe déjà : ses secrets restent ce qu’ils sont.`);
  writeSecrets(folder, newSecrets(site, random));
  print(`Secrets écrits dans ${folder}.`);
});
