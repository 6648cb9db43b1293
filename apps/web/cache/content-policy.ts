import { createHash } from 'node:crypto';
import { TAG_MANAGER_COLLECTORS, TAG_MANAGER_URL } from '@meridia/domain/tag-manager';

/** Inline scripts that a browser runs: those with a source or of a data type are not. */
const INLINE_SCRIPT =
  /<script(?![^>]*\ssrc=)(?![^>]*type="(?:application\/(?:ld\+)?json|speculationrules)")[^>]*>([\s\S]*?)<\/script>/g;

/** Frames of other sites, by origin: those the page was rendered with, or may show after consent (FOOT-05), and no other. */
const FRAME_ORIGIN = /<(?:iframe\s[^>]*?\bsrc|div data-frame-src)="(https?:\/\/[\w.-]+(?::\d+)?)(?=[/?#"])/g;

/** ROUTE-14: the only forms that are answered with a redirect to another site, whose address only the content knows. */
const FORM_THAT_LEAVES = /<form\s[^>]*?\baction="(?:\/en)?\/crm\//;

type Sources = {
  scripts: readonly string[];
  frames?: readonly string[];
  formTargets?: string;
  tagManager: string | null;
};

/** CALL-11: whom the tags may speak to. */
function reportsOf(tagManager: string): string {
  const isUsual = TAG_MANAGER_URL.startsWith(`${tagManager}/`);
  return [tagManager, ...(isUsual ? TAG_MANAGER_COLLECTORS : [])].join(' ');
}

function policy({ scripts, frames = [], formTargets = "'self'", tagManager }: Sources): string {
  const tags = tagManager ? [tagManager] : [];
  const reports = tags.map(reportsOf);
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts, ...tags].join(' '),
    ...reports.map((hosts) => `connect-src 'self' ${hosts}`),
    ["frame-src 'self'", ...frames].join(' '),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data:", ...reports].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    `form-action ${formTargets}`,
    "frame-ancestors 'self'",
  ].join('; ');
}

/** For a page that is stored: it runs the inline scripts and shows the frames it was rendered with, and no other. */
export function strictPolicy(html: string, tagManager: string | null = null): string {
  const hashes = new Set<string>();
  for (const [, script = ''] of html.matchAll(INLINE_SCRIPT)) {
    hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  }
  const frames = new Set([...html.matchAll(FRAME_ORIGIN)].map(([, origin = '']) => origin));
  const formTargets = FORM_THAT_LEAVES.test(html) ? "'self' https: http:" : undefined;
  return policy({ scripts: [...hashes], frames: [...frames], formTargets, tagManager });
}

/** For what is not stored, such as an error page of an outage: its inline scripts are not known in advance. */
export function basePolicy(tagManager: string | null): string {
  return policy({ scripts: ["'unsafe-inline'"], tagManager });
}
