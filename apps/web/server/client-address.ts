import type { IncomingMessage } from 'node:http';

/** The address our own edge saw, which it writes last; anyone may write the others. */
export function clientAddress({ headers, socket }: IncomingMessage, isEdgeTrusted: boolean): string {
  const forwarded = isEdgeTrusted
    ? [headers['x-forwarded-for']].flat().at(-1)?.split(',').at(-1)?.trim()
    : '';
  return forwarded || (socket.remoteAddress ?? '');
}

/** A home or a firm has a whole IPv6 network of its own: the first four groups name the client. */
export function clientOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [before = '', after = ''] = address.split('::');
  const [first, last] = [before, after].map((groups) => groups.split(':').filter(Boolean));
  const zeros = Math.max(0, 8 - (first?.length ?? 0) - (last?.length ?? 0));
  return [...(first ?? []), ...Array.from({ length: zeros }, () => '0'), ...(last ?? [])]
    .slice(0, 4)
    .join(':');
}
