/** The host of an address, unless it is the site itself. Apart: every page loads it. */
export function outsideHost(address: string, ownHost: string): string | null {
  const from = URL.canParse(address) ? new URL(address) : null;
  return from && from.host !== ownHost && from.hostname !== '' ? from.hostname : null;
}
