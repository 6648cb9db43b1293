import type { ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { staticErrorPage } from '../src/features/error-page/static-error-page.rules.ts';

const STATUS = 500;
/** Made at start: what breaks the page of a request cannot break them. */
const PAGES = new Map([STATUS, 503, 504].map((status) => [status, staticErrorPage(status)]));
/** How Next opens the document that it leaves to a script to fill. */
const BLANK = /^<!DOCTYPE html><html id="__next_error__"/i;
const OPENING = 100;
const DECODERS = new Map([
  ['gzip', gunzipSync],
  ['deflate', inflateSync],
  ['br', brotliDecompressSync],
]);

function isBlank(body: Buffer, encoding: unknown): boolean {
  const decode = DECODERS.get(String(encoding));
  const html = decode ? decode(body) : body;
  return BLANK.test(html.toString('latin1', 0, OPENING));
}

function toBuffer(chunk: unknown): Buffer {
  return typeof chunk === 'string' || chunk instanceof Uint8Array ? Buffer.from(chunk) : Buffer.alloc(0);
}

/** Those given with the status, which is not written yet. */
function setHeaders(response: ServerResponse, headers: unknown): void {
  if (typeof headers !== 'object' || headers === null) return;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value as string);
}

type Call<Result> = (...values: unknown[]) => Result;

/**
 * ERRP-04: when a page breaks while it is rendered, the error page included, Next answers with an empty document. The plain
 * error page takes its place. A failed answer is held back until it is known which of the two it is.
 */
export function replaceBlankPage(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as Call<ServerResponse>;
  const write = response.write.bind(response) as Call<boolean>;
  const end = response.end.bind(response) as Call<ServerResponse>;
  const flushHeaders = response.flushHeaders.bind(response);
  const isHeld = () => !response.headersSent && response.statusCode === STATUS;
  const held: Buffer[] = [];

  function release(): ServerResponse {
    const body = Buffer.concat(held);
    if (!isBlank(body, response.getHeader('Content-Encoding'))) {
      writeHead(STATUS);
      return end(body);
    }
    for (const name of ['Content-Encoding', 'Content-Length', 'Link']) response.removeHeader(name);
    writeHead(STATUS);
    return end(PAGES.get(response.statusCode) ?? PAGES.get(STATUS));
  }

  response.writeHead = (status: number, ...head: unknown[]) => {
    if (status !== STATUS) return writeHead(status, ...head);
    response.statusCode = STATUS;
    setHeaders(response, head.at(-1));
    return response;
  };
  response.flushHeaders = () => (isHeld() ? undefined : flushHeaders());
  response.write = (...chunk: unknown[]) => (isHeld() ? held.push(toBuffer(chunk[0])) > 0 : write(...chunk));
  response.end = (...chunk: unknown[]) => {
    if (!isHeld()) return end(...chunk);
    held.push(toBuffer(chunk[0]));
    return release();
  };
}
