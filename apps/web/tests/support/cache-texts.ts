import { createReadStream, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { createClient, RESP_TYPES } from 'redis';
import type { WebNode } from './web-node.ts';

const GZIP = Buffer.from([0x1f, 0x8b, 0x08]);

/** A value as it is, and what is packed in it, wherever that begins. */
function textOf(value: Buffer): string {
  const start = value.indexOf(GZIP);
  if (start === -1) return value.toString();
  // A page has its bytes twice: behind the first, its length says where it ends.
  const length = start >= 4 ? value.readUInt32BE(start - 4) : value.length;
  return value.toString('latin1') + gunzipSync(value.subarray(start, start + length)).toString();
}

/** Everything that the nodes share: each key with its value, unpacked. */
export async function readRedisTexts(url: string): Promise<string[]> {
  const client = createClient({ url });
  await client.connect();
  try {
    const keys = await client.keys('*');
    const reader = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
    return await Promise.all(
      keys.map(async (key) => {
        const value = (await client.type(key)) === 'string' ? await reader.get(key) : null;
        return value ? `${key} ${textOf(value)}` : `${key} ${JSON.stringify(await client.dump(key))}`;
      }),
    );
  } finally {
    client.destroy();
  }
}

/** What a node has to be told for its memory to be read. */
export function readableMemory() {
  const folder = mkdtempSync(path.join(tmpdir(), 'heap-'));
  const flags = [
    '--heapsnapshot-signal=SIGUSR2',
    `--diagnostic-dir=${folder}`,
    // Whole pages, and not their beginnings.
    '--heap-snapshot-string-limit=10000000',
  ];

  /** The file of the snapshot: while it is written, the node answers nobody. */
  async function written(node: WebNode): Promise<string> {
    for (;;) {
      await sleep(200);
      const [name] = readdirSync(folder);
      if (name === undefined) continue;
      await node.ask('/healthz');
      return path.join(folder, name);
    }
  }

  return {
    flags,
    /** Which of these texts live in the memory of the node, after everything that nobody holds has gone. */
    async find(node: WebNode, texts: readonly string[]): Promise<string[]> {
      node.child.kill('SIGUSR2');
      const found = new Set<string>();
      let tail = '';
      for await (const chunk of createReadStream(await written(node), 'utf8')) {
        const part = tail + String(chunk);
        for (const text of texts) if (part.includes(text)) found.add(text);
        tail = part.slice(-1000);
      }
      return [...found];
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
