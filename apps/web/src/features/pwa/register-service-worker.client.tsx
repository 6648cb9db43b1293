'use client';
import { useEffect } from 'react';

/** The worker has its own address and is asked for again at every visit; it is the whole site that it serves. */
async function register(): Promise<void> {
  await navigator.serviceWorker.register(new URL('./service-worker.js', import.meta.url), {
    scope: '/',
    updateViaCache: 'none',
  });
}

/** Tells the worker that this page is open, so that it keeps it and what it leads to. */
function tellWorker(): void {
  navigator.serviceWorker.controller?.postMessage(null);
}

/** PWA-01. After the page and its images are there: the installed app is for later. */
export function RegisterServiceWorker() {
  useEffect(() => {
    // Not there outside https, and refused by some private windows: the site does without.
    if (!('serviceWorker' in navigator)) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const start = () => {
      register().catch(() => undefined);
      tellWorker();
    };
    navigator.serviceWorker.addEventListener('controllerchange', tellWorker, { signal });
    if (document.readyState === 'complete') start();
    else addEventListener('load', start, { once: true, signal });
    return () => listeners.abort();
  }, []);
  return null;
}
