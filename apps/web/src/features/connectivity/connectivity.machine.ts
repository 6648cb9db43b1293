import { ONLINE_TOAST_MS } from '@meridia/domain/timings';

/** STATE-01: `back` is online again, and saying so. */
export type Connectivity = 'online' | 'offline' | 'back';

type ConnectivityEvent = 'lost' | 'returned' | 'elapsed';

const NEXT: Record<Connectivity, Partial<Record<ConnectivityEvent, Connectivity>>> = {
  online: { lost: 'offline' },
  offline: { returned: 'back' },
  back: { lost: 'offline', elapsed: 'online' },
};

/** How long a state lasts before `elapsed`: without a network, as long as it takes. */
export const STATE_MS: Record<Connectivity, number | null> = {
  online: null,
  offline: null,
  back: ONLINE_TOAST_MS,
};

export function nextConnectivity(state: Connectivity, event: ConnectivityEvent): Connectivity {
  return NEXT[state][event] ?? state;
}
