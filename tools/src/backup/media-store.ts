import { copyFile, mkdir, readdir, rename } from 'node:fs/promises';
import path from 'node:path';

const namesIn = async (folder: string) =>
  (await readdir(folder)).filter((name) => !name.startsWith('.') && !name.endsWith('.part'));

/** Copies what the other folder lacks. The name of a medium says its content: what is there need not be compared. */
export async function copyMedia(from: string, to: string): Promise<number> {
  await mkdir(to, { recursive: true });
  const known = new Set(await namesIn(to));
  const missing = (await namesIn(from)).filter((name) => !known.has(name));
  for (const name of missing) {
    const part = path.join(to, `.${name}.part`);
    await copyFile(path.join(from, name), part);
    await rename(part, path.join(to, name));
  }
  return missing.length;
}
