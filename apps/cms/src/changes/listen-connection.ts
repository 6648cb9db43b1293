import { Client } from 'pg';
import { CHANNEL } from './change-row';

type Options = {
  connectionString: string;
  /** For the connection, and again for the server's answer to LISTEN. */
  patienceMs: number;
  onChange: (site: string | null) => void;
  onEnd: (connection: Client) => void;
};

/**
 * A connection that hears of changes. A server that accepts and then says nothing must not hold up announcements, and an
 * attempt that failed must not leave its connection behind: there is one each second (C-10).
 */
export async function openListener({
  connectionString,
  patienceMs,
  onChange,
  onEnd,
}: Options): Promise<Client> {
  const connection = new Client({
    connectionString,
    application_name: 'cms-changes',
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
    // A server that went without a word is noticed, and the connection made again.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  connection.on('error', () => undefined);
  connection.on('end', () => onEnd(connection));
  connection.on('notification', ({ payload }) => onChange(payload ?? null));
  try {
    await connection.connect();
    await connection.query(`listen ${CHANNEL}`);
    return connection;
  } catch (error) {
    // Not awaited: with a server that says nothing, the farewell would wait too.
    void connection.end().catch(() => undefined);
    throw error;
  }
}
