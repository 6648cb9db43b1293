import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';

const fileFacts = z.strictObject({
  name: z.string().regex(/^[\w-][\w.-]*$/),
  bytes: z.int().min(0),
  sha256: z.string().length(64),
});
export type FileFacts = z.infer<typeof fileFacts>;

/** What a backup is made of, and of what state it is. */
const manifest = z.strictObject({
  takenAt: z.iso.datetime(),
  /** Older backups do not say it. */
  finishedAt: z.iso.datetime().optional(),
  release: z.string(),
  /** Of the feed then: another one has to be read after a restore. */
  epoch: z.string(),
  /** The first file of the journal that it needs. */
  wal: z.string().regex(/^[0-9A-F]{24}$/),
  files: z.array(fileFacts),
  /** What the service had of the folder of media, which all backups share: their names say their content, and none is ever written again. */
  media: z.array(fileFacts),
});
export type Manifest = z.infer<typeof manifest>;

export const MANIFEST = 'manifest.json';

export async function readManifest(backup: string): Promise<Manifest> {
  return manifest.parse(JSON.parse(await readFile(path.join(backup, MANIFEST), 'utf8')));
}

async function factsOf(folder: string, name: string): Promise<FileFacts> {
  const file = path.join(folder, name);
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return { name, bytes: (await stat(file)).size, sha256: hash.digest('hex') };
}

/** Of the files of a folder, without those that are being written. */
export async function listFacts(folder: string): Promise<FileFacts[]> {
  const names = (await readdir(folder)).filter((name) => !name.startsWith('.')).toSorted();
  const facts: FileFacts[] = [];
  for (const name of names) facts.push(await factsOf(folder, name));
  return facts;
}

/** Names what is not as the manifest says. */
export async function findDamage(folder: string, expected: readonly FileFacts[]): Promise<string[]> {
  const damaged: string[] = [];
  for (const { name, sha256 } of expected) {
    const found = await factsOf(folder, name).catch(() => null);
    if (found?.sha256 !== sha256) damaged.push(`${name} is ${found ? 'damaged' : 'missing'}`);
  }
  return damaged;
}
