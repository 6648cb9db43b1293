import { copyFile, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

export const mediaNames = async (folder: string) =>
  (await readdir(folder)).filter((name) => !name.startsWith('.') && !name.endsWith('.part'));

/**
 * Copies what the other folder lacks. The name of a medium says its content: what is there need not be compared, and two processes may copy
 * the same one at once, each on its own way there.
 */
export async function copyMedia(from: string, to: string): Promise<number> {
  await mkdir(to, { recursive: true });
  const known = new Set(await mediaNames(to));
  const missing = (await mediaNames(from)).filter((name) => !known.has(name));
  if (missing.length === 0) return 0;
  const underWay = await mkdtemp(path.join(to, '.copy-'));
  try {
    for (const name of missing) {
      await copyFile(path.join(from, name), path.join(underWay, name));
      await rename(path.join(underWay, name), path.join(to, name));
    }
  } finally {
    await rm(underWay, { recursive: true });
  }
  return missing.length;
}

/** Erases what neither the service has any longer nor a backup names: a photograph that was erased is gone with the last backup that has it. */
export async function dropErasedMedia(kept: string, named: ReadonlySet<string>): Promise<string[]> {
  const gone = (await mediaNames(kept)).filter((name) => !named.has(name));
  for (const name of gone) await rm(path.join(kept, name));
  return gone;
}
