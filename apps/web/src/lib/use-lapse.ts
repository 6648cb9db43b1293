import { useEffect } from 'react';

/** Tells a machine that a state has lasted its time; null: it lasts until something happens. */
export function useLapse(state: string, lapseMs: number | null, dispatch: (event: 'elapsed') => void): void {
  useEffect(() => {
    if (lapseMs === null) return;
    const timer = setTimeout(() => dispatch('elapsed'), lapseMs);
    return () => clearTimeout(timer);
  }, [state, lapseMs, dispatch]);
}
