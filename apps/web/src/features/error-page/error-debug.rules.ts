/** ROUTE-19: the address of the error debug page, in either language; its status as a query or as a segment. */
const DEBUG_PATH = /^(?<prefix>\/en)?\/error\/debug(?:\/(?<segment>[^/]+))?$/;
const DEFAULT_STATUS = '500';

export type DebugRequest = { path: string; status: number | null };

/** Any error status, those outside the catalogue included (they show its last message); null for anything else. */
export function toDebugStatus(text: string): number | null {
  return /^[45]\d\d$/.test(text) ? Number(text) : null;
}

/** Where the page of an error status is, and the status its answer carries; null for any other address. */
export function toDebugRequest(path: string, query: string): DebugRequest | null {
  const groups = DEBUG_PATH.exec(path)?.groups;
  if (!groups) return null;
  const asked = groups.segment ?? new URLSearchParams(query).get('status') ?? DEFAULT_STATUS;
  const status = toDebugStatus(asked);
  return { path: `${groups.prefix ?? ''}/error/debug/${status ?? '_'}`, status };
}
