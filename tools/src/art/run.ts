import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { print, runScript } from '../preparation/print.ts';
import { REPOSITORY } from '../services/repository.ts';
import { artFiles } from './artwork.ts';
import { faceFiles } from './faces.ts';
import { drawIcons } from './icons.ts';

async function write(name: string, content: string | Buffer): Promise<void> {
  const file = path.join(REPOSITORY, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
  print(`${name} (${Buffer.byteLength(content)} bytes)`);
}

/** `pnpm art`: draws again the pictures that the site serves as files, the letters of share images and the icons of the installed app. */
await runScript(async () => {
  const files = { ...artFiles(), ...(await faceFiles()) };
  for (const [name, content] of Object.entries(files)) await write(name, content);
  for (const { name, content } of await drawIcons()) await write(name, content);
});
