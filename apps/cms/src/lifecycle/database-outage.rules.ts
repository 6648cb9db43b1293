// Connection lost or refused (class 08), shut down or starting (57P0x), cancelled by a timeout (57014), too many connections (53300).
const SQL_STATES = /^(08\w{3}|57P0\d|57014|53300|25P03)$/;
/** What a socket may say, by what was being done with it. ENOENT is a socket file that is not there, or any other file. */
const SOCKET_CALLS: Record<string, readonly string[]> = {
  connect: ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOENT'],
  getaddrinfo: ['ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT'],
  read: ['ECONNRESET', 'ETIMEDOUT', 'EHOSTUNREACH'],
  write: ['ECONNRESET', 'EPIPE', 'ETIMEDOUT'],
};
/** What the client of PostgreSQL says itself, without a code. Knex writes the statement before it: `insert into … - Query read timeout`. */
const MESSAGES =
  /(?:^| - )(?:Connection terminated|Query read timeout|Connection ended|timeout expired|Transaction query already complete)|timeout exceeded when trying to connect|Timeout acquiring a connection|not queryable/i;

function textOf(error: Error, name: string): string {
  const value = (error as unknown as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : '';
}

/**
 * Whether the database could not be asked, as opposed to having said no. A file that is missing and a visitor who hung up
 * ("aborted", ECONNRESET without a call) are not its fault.
 */
export function isDatabaseOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isDatabaseOutage)) return true;

  const code = textOf(error, 'code');
  const isSocket = SOCKET_CALLS[textOf(error, 'syscall')]?.includes(code) ?? false;
  // The pool of connections is closing, and says no more than that.
  const isPoolClosing = error.message === 'aborted' && code === '';
  return SQL_STATES.test(code) || isSocket || isPoolClosing || (code === '' && MESSAGES.test(error.message));
}
