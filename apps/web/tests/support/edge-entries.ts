import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What the edge keeps under a key: the answer of a node as it came. */
export type EdgeEntry = {
  file: string;
  host: string;
  /** Path and query. */
  address: string;
  encoding: string;
  status: number;
  contentEncoding: string;
  body: Buffer;
  /** Where the body begins in the file. */
  bodyStart: number;
};

const KEY = '\nKEY: ';
const HEAD_END = '\r\n\r\n';

/** Null: nginx is writing it, or has removed it. */
function readEntry(file: string): EdgeEntry | null {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch {
    return null;
  }
  const keyStart = bytes.indexOf(KEY);
  const keyEnd = bytes.indexOf('\n', keyStart + KEY.length);
  const headEnd = bytes.indexOf(HEAD_END, keyEnd);
  if (keyStart === -1 || keyEnd === -1 || headEnd === -1) return null;
  const key = bytes.toString('latin1', keyStart + KEY.length, keyEnd);
  const [, host = '', address = '', encoding = ''] = /^([^/]*)(.*) (\w*)$/s.exec(key) ?? [];
  const head = bytes.toString('latin1', keyEnd + 1, headEnd);
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]);
  const [, contentEncoding = ''] = /^content-encoding: (\w+)/im.exec(head) ?? [];
  const bodyStart = headEnd + HEAD_END.length;
  const body = bytes.subarray(bodyStart);
  return { file, host, address, encoding, status, contentEncoding, body, bodyStart };
}

/** Everything that an edge keeps now; a name with a dot is one that is still being written. */
export function readEdgeEntries(edgeFolder: string): EdgeEntry[] {
  const files = ['memory', 'cache'].flatMap((name) =>
    readdirSync(path.join(edgeFolder, name), { recursive: true, encoding: 'utf8' })
      .filter((entry) => /^[0-9a-f]{32}$/.test(path.basename(entry)))
      .map((entry) => path.join(edgeFolder, name, entry)),
  );
  return files.flatMap((file) => readEntry(file) ?? []);
}
