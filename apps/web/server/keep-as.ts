import type { ServerResponse } from 'node:http';
import type { ServerEnvironment } from '@/env/server';
import type { PublicUrl } from './public-url';

/** Read and taken away by our own edge (deploy/edge/keys.conf). */
const KEEP_HEADER = 'X-Edge-Keep';

/** The hosts of a site that no setting names: this machine. */
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];
/** As much as a header can carry; an address of the site is nothing else. */
const ASCII = /^[!-~]+$/;

export type KeepAs = (response: ServerResponse, asked: PublicUrl, address: string) => void;

/**
 * EDGE-02: names the host and the address whose answer this is. The edge keeps an answer under the address that it was asked for only when the two are the same:
 * what a visitor makes up (a host, a parameter, another way to write a path) is never kept.
 */
export function createKeepAs({
  SITE_HOST,
  TRUSTED_EDGE,
}: Pick<ServerEnvironment, 'SITE_HOST' | 'TRUSTED_EDGE'>): KeepAs {
  const hosts = SITE_HOST === undefined ? LOCAL_HOSTS : [SITE_HOST];
  return (response, { host }, address) => {
    const name = host.replace(/:\d+$/, '');
    if (TRUSTED_EDGE && hosts.includes(name) && ASCII.test(address))
      response.setHeader(KEEP_HEADER, `${name}${address}`);
  };
}
