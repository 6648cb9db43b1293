'use client';
import { useEffect } from 'react';

/** The page that was asked for comes by itself when the network is back: the offline page stands at its address. */
export function ReloadWhenOnline() {
  useEffect(() => {
    const reload = () => window.location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
  return null;
}
