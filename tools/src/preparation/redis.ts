import { connect } from 'node:net';

const PATIENCE_MS = 3000;
const USUAL_PORT = 6379;

/** Whether something listens at a Redis address. */
export function isRedisThere(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) || USUAL_PORT, timeout: PATIENCE_MS });
    const answer = (isThere: boolean) => {
      socket.destroy();
      resolve(isThere);
    };
    socket.once('connect', () => answer(true));
    socket.once('timeout', () => answer(false));
    socket.once('error', () => answer(false));
  });
}
