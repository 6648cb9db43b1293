import 'server-only';
import { open, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { mediaType } from '@meridia/domain/media';

const ONE_YEAR_SECONDS = 31_536_000;

type MediaFile = { file: string; contentType: string };

/** Null when the name is not one the content service gives: no other file of the machine can be asked for. */
function locate(folder: string, name: string): MediaFile | null {
  const contentType = mediaType(name);
  return contentType ? { file: path.join(/* turbopackIgnore: true */ folder, name), contentType } : null;
}

async function unlessMissing<Value>(found: Promise<Value>): Promise<Value | null> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * A name is the hash of its content: what it names never changes. No Content-Length: Next 16 drops it from the answer of a
 * route (send-response.js), so the file goes out in chunks.
 */
function headersOf({ contentType }: MediaFile): HeadersInit {
  return {
    'Content-Type': contentType,
    'Cache-Control': `public, max-age=${ONE_YEAR_SECONDS}, immutable`,
    'X-Content-Type-Options': 'nosniff',
  };
}

function notFound(): Response {
  return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });
}

export async function answerMedia(folder: string, name: string): Promise<Response> {
  const media = locate(folder, name);
  const handle = media && (await unlessMissing(open(media.file)));
  if (!handle) return notFound();

  const body = Readable.toWeb(handle.createReadStream()) as ReadableStream<Uint8Array>;
  return new Response(body, { headers: headersOf(media) });
}

export async function answerMediaHead(folder: string, name: string): Promise<Response> {
  const media = locate(folder, name);
  const found = media && (await unlessMissing(stat(media.file)));
  return found ? new Response(null, { headers: headersOf(media) }) : notFound();
}
