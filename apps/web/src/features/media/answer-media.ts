import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { mediaHeaders } from './media-headers.rules';

/** For `next dev` only: in production the server answers before Next is asked (server/media.ts). */
export async function answerMedia(folder: string, name: string): Promise<Response> {
  const headers = mediaHeaders(name);
  try {
    if (headers) {
      return new Response(await readFile(path.join(/* turbopackIgnore: true */ folder, name)), { headers });
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });
}
