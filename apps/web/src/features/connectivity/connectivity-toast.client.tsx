'use client';
import { useRouter } from 'next/navigation';
import { useEffect, useReducer, type ReactNode } from 'react';
import { useLapse } from '@/lib/use-lapse';
import { ToastRegion } from '@/ui/toast';
import { nextConnectivity, STATE_MS } from './connectivity.machine';

/** The two toasts, drawn by the server. */
type Props = { offline: ReactNode; back: ReactNode };

/** STATE-01: one toast at a time, in a region that is always there; what the page shows is read again when the network is back. */
export function ConnectivityToast(toasts: Props) {
  const [state, dispatch] = useReducer(nextConnectivity, 'online');
  const router = useRouter();

  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    // A page of the installed app may open without a network.
    if (!navigator.onLine) dispatch('lost');
    addEventListener('offline', () => dispatch('lost'), { signal });
    addEventListener('online', () => dispatch('returned'), { signal });
    return () => listeners.abort();
  }, []);

  useLapse(state, STATE_MS[state], dispatch);

  useEffect(() => {
    if (state !== 'back') return;
    const asked = new AbortController();
    // A network may say that it is back and be gone again: a refresh that fails would leave the page for an error of the browser.
    fetch(location.href, { method: 'HEAD', cache: 'no-store', signal: asked.signal })
      .then(() => router.refresh())
      .catch(() => undefined);
    return () => asked.abort();
  }, [state, router]);

  return <ToastRegion>{state !== 'online' && toasts[state]}</ToastRegion>;
}
