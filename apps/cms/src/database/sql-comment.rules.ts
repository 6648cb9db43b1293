/**
 * A statement that names the request it is for. In front of it: `pg_stat_activity` shows the first kilobyte of a statement,
 * and those of Strapi are longer. The id is of letters, digits, dots and dashes only (request-id.rules.ts).
 */
export function withRequestId(sql: string, requestId: string): string {
  return `/* request_id=${requestId} */ ${sql}`;
}

const KINDS = ['SELECT', 'INSERT', 'UPDATE', 'DELETE'] as const;
export type StatementKind = (typeof KINDS)[number] | 'OTHER';

/** What a statement does, by its first word. */
export function statementKind(sql: string): StatementKind {
  const word = /^\s*(\w+)/.exec(sql)?.[1]?.toUpperCase();
  return KINDS.find((kind) => kind === word) ?? 'OTHER';
}
