import { createHash } from 'node:crypto';

/** Inline scripts that a browser runs: those with a source or of a data type are not. */
const INLINE_SCRIPT =
  /<script(?![^>]*\ssrc=)(?![^>]*type="(?:application\/(?:ld\+)?json|speculationrules)")[^>]*>([\s\S]*?)<\/script>/g;

/** Frames of other sites, by origin: what the page was rendered with (FOOT-05), and no other. */
const FRAME_ORIGIN = /<iframe\s[^>]*?\bsrc="(https?:\/\/[\w.-]+(?::\d+)?)(?=[/?#"])/g;

function policy(scripts: string, frames: readonly string[] = []): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts}`.trimEnd(),
    ["frame-src 'self'", ...frames].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** For a page that is stored: it runs the inline scripts and shows the frames it was rendered with, and no other. */
export function strictPolicy(html: string): string {
  const hashes = new Set<string>();
  for (const [, script = ''] of html.matchAll(INLINE_SCRIPT)) {
    hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  }
  const frames = new Set([...html.matchAll(FRAME_ORIGIN)].map(([, origin = '']) => origin));
  return policy([...hashes].join(' '), [...frames]);
}

/** For what is not stored, such as an error page of an outage: its inline scripts are not known in advance. */
export const BASE_POLICY = policy("'unsafe-inline'");
