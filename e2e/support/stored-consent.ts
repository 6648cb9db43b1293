type StorageState = {
  cookies: [];
  origins: { origin: string; localStorage: { name: string; value: string }[] }[];
};

/** A first visit: what is to be tried with the banner in sight starts with it. */
export const FIRST_VISIT: StorageState = { cookies: [], origins: [] };

/** Visitors who have refused before, on each of these sites: no banner is over what is tried. */
export function refusalOn(sites: readonly (string | undefined)[]): StorageState {
  const choice = { audience: false, origin: false, media: false };
  const value = JSON.stringify({ version: '1.0.0', at: new Date().toISOString(), choice });
  const origins = sites.flatMap((site) => site ?? []);
  return {
    cookies: [],
    origins: origins.map((origin) => ({ origin, localStorage: [{ name: 'consent', value }] })),
  };
}
