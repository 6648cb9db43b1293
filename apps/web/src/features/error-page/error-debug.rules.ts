/** ROUTE-19: the address of the error debug page, in either language; its wishes as a query or as segments. */
const DEBUG_PATH = /^(?<prefix>\/en)?\/error\/debug(?:\/(?<status>[^/]+)(?:\/(?<message>[^/]+))?)?$/;
const DEFAULT_STATUS = '500';
/** A dot would make a file of the address. */
const DOT = '~';

export type DebugRequest = { path: string; status: number | null };

/** Any error status, those outside the catalogue included (they show its last message); null for anything else. */
export function toDebugStatus(text: string): number | null {
  return /^[45]\d\d$/.test(text) ? Number(text) : null;
}

/** The key of the label that stands for a custom message (ERRP-03): never the words of a visitor. */
export function toDebugMessageKey(segment: string): string {
  return decodeURIComponent(segment).replaceAll(DOT, '.');
}

/** Where the page of an error status is, and the status its answer carries; null for any other address. */
export function toDebugRequest(path: string, query: string): DebugRequest | null {
  const groups = DEBUG_PATH.exec(path)?.groups;
  if (!groups) return null;
  const asked = new URLSearchParams(query);
  const status = toDebugStatus(groups.status ?? asked.get('status') ?? DEFAULT_STATUS);
  const message = groups.message ?? asked.get('message')?.replaceAll('.', DOT);
  const segments = [status ?? '_', ...(message ? [encodeURIComponent(message)] : [])];
  return { path: `${groups.prefix ?? ''}/error/debug/${segments.join('/')}`, status };
}
