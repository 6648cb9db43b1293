import { open, type FileHandle } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isKnown, mediaHeaders } from '../src/features/media/media-headers.rules.ts';

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
async function sendFile(handle: FileHandle, response: ServerResponse): Promise<void> {
  try {
    await pipeline(handle.createReadStream({ autoClose: false }), response);
  } catch (error) {
    const hasLeft = error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
    if (!hasLeft) throw error;
  }
}

/**
 * The images and documents of the content service: files, answered without Next, which would send them in chunks and without
 * a length. True when the request is answered.
 */
export function createMediaAnswers(folder: string) {
  async function send(request: IncomingMessage, response: ServerResponse, name: string): Promise<void> {
    const headers = mediaHeaders(name);
    // No other file of the machine can be asked for: only a name of the content service has headers.
    const handle = headers && (await openIfThere(path.join(folder, name)));
    if (!headers || !handle) {
      response.writeHead(404, { 'Cache-Control': 'no-store' }).end();
      return;
    }
    try {
      if (isKnown(headers, request.headers['if-none-match'])) {
        response.writeHead(304, headers).end();
        return;
      }
      const { size } = await handle.stat();
      response.writeHead(200, { ...headers, 'Content-Length': size });
      if (request.method === 'HEAD') response.end();
      else await sendFile(handle, response);
    } finally {
      await handle.close();
    }
  }

  return async (request: IncomingMessage, response: ServerResponse, urlPath: string): Promise<boolean> => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || !urlPath.startsWith(PREFIX)) return false;
    await send(request, response, urlPath.slice(PREFIX.length));
    return true;
  };
}
