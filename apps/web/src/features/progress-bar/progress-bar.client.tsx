'use client';
import { useEffect, useReducer } from 'react';
import { PROGRESS_DURATION_MS } from '@meridia/domain/timings';
import { followedLink } from '@/lib/followed-link';
import { useLapse } from '@/lib/use-lapse';
import { ProgressBar } from '@/ui/progress-bar';
import { isLeaving } from './leaving.rules';
import { nextProgress, STATE_MS } from './progress.machine';

/** Where a submitted form takes this tab; null when it takes it nowhere. */
function submittedAddress({ defaultPrevented, target }: SubmitEvent): URL | null {
  if (defaultPrevented || !(target instanceof HTMLFormElement)) return null;
  return target.method === 'get' && target.target !== '_blank' ? new URL(target.action) : null;
}

/** STATE-02: a page is a document, so the bar is there from a click or a search until the next page takes its place. */
export function RequestProgress({ label }: { label: string }) {
  const [state, dispatch] = useReducer(nextProgress, 'idle');

  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const onAddress = (to: URL | null) => {
      if (to && isLeaving(to, location)) dispatch('request');
    };
    addEventListener('click', (event) => onAddress(followedLink(event)), { signal });
    addEventListener('submit', (event) => onAddress(submittedAddress(event)), { signal });
    addEventListener('pageshow', () => dispatch('return'), { signal });
    return () => listeners.abort();
  }, []);

  useLapse(state, STATE_MS[state], dispatch);

  return state === 'shown' ? <ProgressBar label={label} durationMs={PROGRESS_DURATION_MS} /> : null;
}
