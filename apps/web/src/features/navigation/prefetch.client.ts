import { prefetchedPage } from './prefetch.rules';

/** Ours: spec is silent. A mouse that only crosses a link asks for nothing. */
const HOVER_MS = 65;
const PAGES_MAX = 20;

const LINK = 'a[href]:not([download], [target])';

/** Whether the browser is told by the server what to fetch ahead (speculation rules), or the visitor pays for every byte. */
function isUnwanted(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  const savesData =
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData');
  return savesData === true || HTMLScriptElement.supports?.('speculationrules');
}

/** Asks for a page at the first sign of interest, so that a click finds it there. */
export function attachPrefetch(): void {
  if (isUnwanted()) return;
  const asked = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const prefetch = (href: string) => {
    if (asked.has(href) || asked.size >= PAGES_MAX) return;
    asked.add(href);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }));
  };
  const look = (delayMs: number) => (event: Event) => {
    clearTimeout(timer);
    const link = event.target instanceof Element ? event.target.closest(LINK) : null;
    const href = link?.getAttribute('href') ?? '';
    const page =
      link && URL.canParse(href, location.href) && prefetchedPage(new URL(href, location.href), location);
    if (page) timer = setTimeout(prefetch, delayMs, page);
  };
  const passive = { passive: true };
  document.addEventListener('pointerover', look(HOVER_MS), passive);
  document.addEventListener('focusin', look(HOVER_MS), passive);
  document.addEventListener('touchstart', look(0), passive);
}
