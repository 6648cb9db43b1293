import type { IslandRegistry } from './island.tsx';

/** Draws an island again, with these props over those of the server. */
export type Redraw = (props: object) => void;

let registry: IslandRegistry = {};
const woken = new Map<string, Promise<Redraw>>();

const placeOf = (name: string) => document.querySelector<HTMLElement>(`[data-island='${name}']`);

/** A sheet that does not come costs the island its looks, not its use. */
function addSheet(href: string): Promise<unknown> {
  if (document.querySelector(`link[href='${href}']`)) return Promise.resolve();
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  const arrived = new Promise((resolve) => (link.onload = link.onerror = resolve));
  document.head.append(link);
  return arrived;
}

async function hydrateIsland(name: string): Promise<Redraw> {
  const [place, load] = [placeOf(name), registry[name]];
  if (!place || !load) throw new Error(`There is no island ${name} here`);
  const sheets = (place.dataset.sheets ?? '').split(' ').filter(Boolean);
  const [{ hydrate }, island] = await Promise.all([
    import('./hydrate.client.tsx'),
    load(),
    ...sheets.map(addSheet),
  ]);
  return hydrate(place, island);
}

/** Brings an island to life, once; what fails may be tried again. */
export function wake(name: string): Promise<Redraw> {
  const waking = woken.get(name) ?? hydrateIsland(name);
  woken.set(name, waking);
  waking.catch(() => woken.delete(name));
  return waking;
}

/** What waits for a moment of its own; an island of intent waits for whoever calls `wake`. */
export function startIslands(islands: IslandRegistry): void {
  registry = islands;
  const wakeQuietly = (place: HTMLElement) => void wake(place.dataset.island ?? '').catch(() => undefined);
  const observer = new IntersectionObserver((seen) => {
    for (const { isIntersecting, target } of seen) {
      if (isIntersecting && target instanceof HTMLElement) wakeQuietly(target);
    }
  });
  for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) {
    if (place.dataset.when === 'seen') observer.observe(place);
    if (place.dataset.when === 'idle') {
      if ('requestIdleCallback' in window) requestIdleCallback(() => wakeQuietly(place));
      else setTimeout(wakeQuietly, 1, place);
    }
  }
}
