/** ROUTE-19: the address of the error debug page, without its language. */
export const DEBUG_PATH = '/error/debug';
const DEFAULT_STATUS = '500';
/** What no error status, and no label, is called. */
const UNKNOWN = '_';

/** ERRP-03: a custom message is one of the labels, by its key: never the words of a visitor. */
export type DebugRequest = { status: number; messageKey: string | null };

/** Any error status, those outside the catalogue included (they show its last message); null for anything else. */
function toDebugStatus(text: string): number | null {
  return /^[45]\d\d$/.test(text) ? Number(text) : null;
}

/** What is asked of the page; null: there is no such page. */
export function readDebugRequest(query: URLSearchParams): DebugRequest | null {
  const status = toDebugStatus(query.get('status') ?? DEFAULT_STATUS);
  return status === null ? null : { status, messageKey: query.get('message') };
}

/** The part of a query that the page reads, in one order. What can be no page has one address for all. */
export function debugQuery(query: URLSearchParams): Record<'status' | 'message', string | undefined> {
  const { status, messageKey } = readDebugRequest(query) ?? { status: UNKNOWN, messageKey: null };
  const message = messageKey === null || /^[\w.]{1,100}$/.test(messageKey) ? messageKey : UNKNOWN;
  return { status: String(status), message: message ?? undefined };
}
