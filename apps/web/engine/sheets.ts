import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Assets } from './assets.ts';

type Chunk = { isEntry?: boolean; imports?: string[]; css?: string[] };
export type Manifest = Record<string, Chunk>;

/** The sheets of a chunk after those of what it imports, each once. */
function sheetsOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [...(chunk.imports ?? []).flatMap((one) => sheetsOf(manifest, one, seen)), ...(chunk.css ?? [])];
}

type Folders = { server: string; client: string };

/** Few files compress better than many: what all pages have becomes one sheet, and what a page has of its own another. */
export function joinSheets(
  manifest: Manifest,
  folders: Folders,
): Pick<Assets, 'frame' | 'pages' | 'islands'> {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? '';
  const frame = [...new Set(sheetsOf(manifest, entry))];

  function join(name: string, sheets: readonly string[]): string[] {
    if (sheets.length === 0) return [];
    const text = sheets
      .map((sheet) => readFileSync(path.join(folders.server, sheet), 'utf8').trim())
      .join('');
    const hash = createHash('sha1').update(text).digest('base64url').slice(0, 8);
    writeFileSync(path.join(folders.client, `_site/${name}-${hash}.css`), text);
    return [`/_site/${name}-${hash}.css`];
  }

  const named = (ending: RegExp) => Object.keys(manifest).filter((key) => ending.test(key));
  const nameOf = (key: string) => path.basename(key).replace(/\..*$/, '');
  const ownOf = (key: string) => [...new Set(sheetsOf(manifest, key))].filter((one) => !frame.includes(one));
  const joined = (keys: readonly string[], toName: (key: string) => string) =>
    Object.fromEntries(keys.map((key) => [toName(key), join(nameOf(key), ownOf(key))]));
  return {
    frame: join('frame', frame),
    pages: joined(named(/\.page\.tsx$/), nameOf),
    islands: joined(named(/\.island\.tsx$/), nameOf),
  };
}
