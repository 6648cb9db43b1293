import { userInfo } from 'node:os';
import path from 'node:path';
import { freePort } from '../services/free-port.ts';
import { makeCertificate } from './edge.ts';
import type { Place } from './place.rules.ts';

/** Free ports, a certificate and a socket for an edge on this machine whose files lie in `folder`; what is behind it is the caller's to say. */
export async function chooseOwnPlace(
  folder: string,
  behind: Pick<Place, 'web' | 'content' | 'mirror'> & Partial<Place>,
): Promise<Place> {
  const [plain, tls, contentPort, statusPort] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  return {
    workers: 1,
    // Its workers read what root has written.
    user: userInfo().uid === 0 ? 'root' : undefined,
    site: { plain, tls: { port: tls, ...(await makeCertificate(folder)) } },
    misses: `unix:${path.join(folder, 'misses.sock')}`,
    contentPort,
    statusPort,
    ...behind,
  };
}
