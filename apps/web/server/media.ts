import { open, type FileHandle } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isKnown, mediaHeaders, type MediaHeaders } from '@/features/media/media-headers.rules';
import { readRange, type ByteRange } from './range.rules';
import { SHOWN_ELSEWHERE, type SecurityHeaders } from './security-headers';

const PREFIX = '/media/';

async function openIfThere(file: string): Promise<FileHandle | null> {
  try {
    return await open(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** A visitor who leaves before the end is no fault of ours. */
async function sendFile(handle: FileHandle, response: ServerResponse, range: ByteRange): Promise<void> {
  try {
    await pipeline(handle.createReadStream({ autoClose: false, ...range }), response);
  } catch (error) {
    const hasLeft = error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
    if (!hasLeft) throw error;
  }
}

/** Only GET has ranges (RFC 9110, 14.2); a part is only of use beside the rest of the same file. */
function askedRange({ method, headers }: IncomingMessage, { ETag }: MediaHeaders): string | undefined {
  if (method !== 'GET') return undefined;
  const ofFile = headers['if-range'];
  return ofFile === undefined || ofFile === ETag ? headers.range : undefined;
}

/** The images and documents of the content service. True when the request is answered. */
export function createMediaAnswers(folder: string, securityHeaders: SecurityHeaders) {
  async function sendPart(
    request: IncomingMessage,
    response: ServerResponse,
    handle: FileHandle,
    head: MediaHeaders,
  ) {
    const { size } = await handle.stat();
    const range = readRange(askedRange(request, head), size);
    const headers = { ...head, 'Accept-Ranges': 'bytes' };
    if (range === 'none') {
      const refusal = {
        'Cache-Control': 'no-store',
        'Content-Range': `bytes */${size}`,
        'Content-Length': 0,
      };
      response.writeHead(416, { ...securityHeaders(), ...refusal }).end();
      return;
    }
    const { start, end } = range ?? { start: 0, end: size - 1 };
    const part = range ? { 'Content-Range': `bytes ${start}-${end}/${size}` } : {};
    response.writeHead(range ? 206 : 200, { ...headers, ...part, 'Content-Length': end - start + 1 });
    if (request.method === 'HEAD' || size === 0) response.end();
    else await sendFile(handle, response, { start, end });
  }

  async function send(request: IncomingMessage, response: ServerResponse, name: string): Promise<void> {
    const known = mediaHeaders(name);
    // No other file of the machine can be asked for: only a name of the content service has headers.
    const handle = known && (await openIfThere(path.join(folder, name)));
    if (!known || !handle) {
      response.writeHead(404, { ...securityHeaders(), 'Cache-Control': 'no-store' }).end();
      return;
    }
    const headers = { ...securityHeaders(), ...SHOWN_ELSEWHERE, ...known };
    try {
      if (isKnown(known, request.headers['if-none-match'])) response.writeHead(304, headers).end();
      else await sendPart(request, response, handle, headers);
    } finally {
      await handle.close();
    }
  }

  return async (request: IncomingMessage, response: ServerResponse, urlPath: string): Promise<boolean> => {
    if (!urlPath.startsWith(PREFIX)) return false;
    await send(request, response, urlPath.slice(PREFIX.length));
    return true;
  };
}
