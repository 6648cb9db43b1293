'use client';
import { useEffect } from 'react';

/** TRACK-05: writes where the visitor comes from as soon as that is allowed; until then nobody loads what does. */
export function OriginTracker({ isAllowed }: { isAllowed: boolean }) {
  useEffect(() => {
    if (isAllowed) void import('./keep-origin').then(({ keepOrigin }) => keepOrigin());
  }, [isAllowed]);
  return null;
}
