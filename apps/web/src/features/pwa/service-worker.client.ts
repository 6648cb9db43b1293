/** The worker is asked for again at every visit; it is the whole site that it serves. */
const WORKER = '/service-worker.js';

/** Tells the worker that this page is open, so that it keeps it and what it leads to. */
function tellWorker(): void {
  navigator.serviceWorker.controller?.postMessage(null);
}

function start(): void {
  // Refused by some private windows: the site does without.
  navigator.serviceWorker.register(WORKER, { scope: '/', updateViaCache: 'none' }).catch(() => undefined);
  tellWorker();
}

/** PWA-01. After the page and its images are there: the installed app is for later. */
export function attachServiceWorker(): void {
  // Not there outside https.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('controllerchange', tellWorker);
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
