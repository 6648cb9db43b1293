import { databaseUrl } from '../services/postgres.ts';
import { REPOSITORY } from '../services/repository.ts';
import { askDatabase, nameOf, targetOf } from './database.ts';
import { Advice, print } from './print.ts';
import { isRedisThere } from './redis.ts';
import { runCommand } from './run-command.ts';

export type Servers = { databaseUrl: string; redisUrl: string };

const LOCAL_REDIS = 'redis://127.0.0.1:6379';

async function startWithDocker(service: 'postgres' | 'redis'): Promise<void> {
  print(`${service} ne répond pas sur cette machine : essai avec Docker (compose.yaml)…`);
  await runCommand({
    command: 'docker',
    args: ['compose', 'up', '--detach', '--wait', service],
    cwd: REPOSITORY,
  });
}

function withoutPassword(url: string): string {
  const shown = new URL(url);
  if (shown.password) shown.password = '***';
  return shown.href;
}

function advise(product: string, setting: string, complaint: string, example: string): Advice {
  return new Advice(
    [
      `${product} ${complaint}. Au choix :`,
      '  – lancez Docker, puis recommencez : compose.yaml fournit PostgreSQL et Redis ;',
      `  – installez ${product} sur cette machine, à son port habituel, sans mot de passe en local ;`,
      `  – donnez l’adresse du vôtre : ${setting}=${example}`,
      `(${product} cannot be used: start Docker, install it on this machine, or set ${setting}.)`,
    ].join('\n'),
  );
}

/** DATABASE_URL as given, or with the usual name when it names no database. */
export function chooseDatabaseUrl(given: string | undefined, name: string): string {
  if (!given) return databaseUrl(name);
  return nameOf(given) ? given : databaseUrl(name, given);
}

/**
 * Demonstration content, passwords that everybody can read and links that lead to this machine are written into it: only
 * a database of this machine, named for that, will do (C-08). A tunnel makes another machine look like this one.
 */
export function refuseOtherDatabase(url: string, name: string): void {
  const { host, database } = targetOf(url);
  const isHere =
    host.startsWith('/') || host === 'localhost' || host === '::1' || /^127(\.\d+){3}$/.test(host);
  const isNamed = database === name || database.startsWith(`${name}_`);
  if (isHere && isNamed) return;

  const complaint = isHere
    ? `La base « ${database} » n’est pas faite pour cela : son nom doit commencer par « ${name} ».`
    : `La base de « ${host} » n’est pas sur cette machine.`;
  throw new Advice(
    [
      `${complaint} Cette commande y écrirait le contenu et les mots de passe de la démonstration.`,
      `Donnez une autre adresse (DATABASE_URL=postgres://nom:motdepasse@127.0.0.1:5432/${name}), ou aucune.`,
      `(Refused: this would write demonstration content and passwords into ${database} on ${host}.)`,
    ].join('\n'),
  );
}

async function findDatabase(name: string): Promise<string> {
  const given = process.env.DATABASE_URL;
  const url = chooseDatabaseUrl(given, name);
  refuseOtherDatabase(url, name);
  let state = await askDatabase(url);
  if (state === 'unreachable' && !given) {
    await startWithDocker('postgres');
    state = await askDatabase(url);
  }
  if (state === 'ready' || state === 'missing') return url;

  const complaint = state === 'refused' ? 'refuse la connexion à' : 'ne répond pas à';
  const example = `postgres://nom:motdepasse@127.0.0.1:5432/${name}`;
  throw advise('PostgreSQL', 'DATABASE_URL', `${complaint} ${withoutPassword(url)}`, example);
}

async function findRedis(): Promise<string> {
  const given = process.env.REDIS_URL;
  const url = given ?? LOCAL_REDIS;
  if (await isRedisThere(url)) return url;

  if (!given) {
    await startWithDocker('redis');
    if (await isRedisThere(url)) return url;
  }
  throw advise('Redis', 'REDIS_URL', `ne répond pas à ${withoutPassword(url)}`, 'redis://serveur:6379');
}

/** The servers of the environment, else those of this machine, else those of Docker. */
export async function findServers(databaseName: string): Promise<Servers> {
  return { databaseUrl: await findDatabase(databaseName), redisUrl: await findRedis() };
}
