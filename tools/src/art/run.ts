import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { print, runScript } from '../preparation/print.ts';
import { REPOSITORY } from '../services/repository.ts';
import { artFiles } from './artwork.ts';

/** `pnpm art`: draws again the pictures that the site serves as files. */
await runScript(async () => {
  for (const [name, content] of Object.entries(artFiles())) {
    const file = path.join(REPOSITORY, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
    print(`${name} (${Buffer.byteLength(content)} bytes)`);
  }
});
