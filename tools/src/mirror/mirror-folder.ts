import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** An answer of the site as it was given: its bytes lie beside it, under their own name. */
export type MirroredAnswer = {
  headers: Record<string, string>;
  bytes: string;
  /** What it shows that has an address of its own: pictures, documents. */
  media: string[];
};
export type Mirror = { writtenAt: string; answers: Record<string, MirroredAnswer> };

const EMPTY: Mirror = { writtenAt: '', answers: {} };
export const listFile = (folder: string) => path.join(folder, 'mirror.json');
export const bytesFile = (folder: string, name: string) => path.join(folder, 'bytes', name);

export function readMirror(folder: string): Mirror {
  const file = listFile(folder);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Mirror) : EMPTY;
}

/** Since it was last written; without end when it never was. */
export function mirrorAgeSeconds(folder: string): number {
  const written = statSync(listFile(folder), { throwIfNoEntry: false });
  return written ? (Date.now() - written.mtimeMs) / 1000 : Infinity;
}

/** Bytes are named by what they hold: written once, never changed. */
export function keepBytes(folder: string, bytes: Buffer): string {
  const name = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const file = bytesFile(folder, name);
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(`${file}.part`, bytes);
    renameSync(`${file}.part`, file);
  }
  return name;
}

/** At once: whoever reads it sees the one before or this one. What neither names goes. */
export function writeMirror(folder: string, mirror: Mirror): void {
  const before = readMirror(folder);
  mkdirSync(path.join(folder, 'bytes'), { recursive: true });
  writeFileSync(`${listFile(folder)}.part`, JSON.stringify(mirror));
  renameSync(`${listFile(folder)}.part`, listFile(folder));
  const named = new Set(
    [before, mirror].flatMap(({ answers }) => Object.values(answers).map(({ bytes }) => bytes)),
  );
  for (const name of readdirSync(path.join(folder, 'bytes'))) {
    if (!named.has(name)) rmSync(bytesFile(folder, name));
  }
}
