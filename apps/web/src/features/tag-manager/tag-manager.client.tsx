'use client';
import { useEffect } from 'react';
import type { TagManagerSettings } from './tag-manager.rules';

/** Once for each document. */
let hasStarted = false;

type Props = { settings: TagManagerSettings; isAllowed: boolean };

/** CALL-11: starts once it is allowed. What was started cannot be stopped, but in a new document it does not start. */
export function TagManager({ settings, isAllowed }: Props) {
  useEffect(() => {
    if (isAllowed && !hasStarted) {
      hasStarted = true;
      void import('./data-layer').then(({ startTagManager }) => startTagManager(settings));
    } else if (!isAllowed && hasStarted) location.reload();
  }, [settings, isAllowed]);
  return null;
}
