import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { CallAnswer } from '@/features/browser-api/call-answer';
import { bestEncoding, isKnownTag, type Encoding } from './encodings.rules';

/** Below it, the compressed answer takes as many packets. */
const MIN_BYTES = 1000;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const COMPRESSORS: Record<Exclude<Encoding, 'plain'>, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes) => toGzip(bytes),
};

type NegotiatedAnswer = Omit<CallAnswer, 'body'> & { body: string | Buffer };

/** A generated answer in the encoding that the client prefers, with a validator; 304 for a client that has it already. */
export async function negotiateAnswer(
  request: IncomingHttpHeaders,
  answer: CallAnswer,
): Promise<NegotiatedAnswer> {
  if (answer.status !== 200) return answer;
  const bytes = Buffer.from(answer.body);
  const encoding = bytes.length < MIN_BYTES ? 'plain' : bestEncoding(request['accept-encoding']);
  const hash = createHash('sha1').update(bytes).digest('base64url').slice(0, 16);
  const etag = `"${hash}-${encoding}"`;
  const headers = { ...answer.headers, ETag: etag, Vary: 'Accept-Encoding' };
  if (isKnownTag(request['if-none-match'], etag)) return { status: 304, headers, body: '' };
  if (encoding === 'plain') return { status: 200, headers, body: bytes };
  const body = await COMPRESSORS[encoding](bytes);
  return { status: 200, headers: { ...headers, 'Content-Encoding': encoding }, body };
}
