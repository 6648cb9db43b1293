import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { count } from '@meridia/telemetry/instruments';

/** Browsers and proxies wait for an answer before they ask again. */
const MAX_AHEAD = 8;

/**
 * Node takes every question that a packet holds at once, and keeps each answer until the ones before it are read: a few kilobytes
 * would make it keep as many pages as they have questions (S-14). True: this one is not answered, and the connection is gone.
 */
export function createAheadGuard() {
  const unanswered = new WeakMap<Socket, number>();
  return ({ socket }: IncomingMessage, response: ServerResponse): boolean => {
    if (socket.destroyed) return true;
    const asked = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, asked);
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    if (asked <= MAX_AHEAD) return false;
    count('meridia.calls.rejected', { reason: 'too far ahead' });
    socket.destroy();
    return true;
  };
}
