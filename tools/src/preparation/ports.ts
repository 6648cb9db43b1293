import { createServer } from 'node:net';
import { Advice } from './print.ts';

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/** Better said now than after minutes of preparation. */
export async function requireFreePort(setting: string, port: number): Promise<void> {
  if (await isFree(port)) return;
  throw new Advice(
    `Le port ${port} est déjà pris. Pour en prendre un autre, mettez ${setting}=${port + 1} devant la commande.`,
  );
}
