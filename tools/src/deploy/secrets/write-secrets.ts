import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { READERS } from './secrets.rules.ts';

/**
 * A folder for each reader. The outer one is closed to everybody else of the machine; the inner ones are what containers mount, whose users
 * are others than the one who writes: open, and reached through the mount alone.
 */
export function writeSecrets(folder: string, secrets: Readonly<Record<string, string>>): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const [reader, names] of Object.entries(READERS)) {
    const own = path.join(folder, reader);
    mkdirSync(own);
    // Whatever the mask of the process leaves out.
    chmodSync(own, 0o755);
    for (const name of names) {
      const file = path.join(own, name);
      const text = secrets[name];
      if (!text) throw new Error(`${name} is missing`);
      writeFileSync(file, text);
      chmodSync(file, 0o444);
    }
  }
}
