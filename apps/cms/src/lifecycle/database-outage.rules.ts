// Connection lost or refused (class 08), shut down or starting (57P0x), cancelled by a timeout (57014), too many connections (53300).
const SQL_STATES = /^(08\w{3}|57P0\d|57014|53300|25P03)$/;
const SOCKET_CODES = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'ENOENT',
];
const MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Timeout acquiring a connection|Connection ended|not queryable|aborted|timeout expired|Transaction query already complete/i;

/** Whether the database could not be asked, as opposed to having said no. */
export function isDatabaseOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isDatabaseOutage)) return true;

  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return SQL_STATES.test(code) || SOCKET_CODES.includes(code) || MESSAGES.test(error.message);
}
