import type { TagManagerSettings } from './tag-manager.rules';

/** CALL-11: starts once it is allowed. What was started cannot be stopped, but in a new document it does not start. */
export function attachTagManager(settings: TagManagerSettings): (isAllowed: boolean) => void {
  let hasStarted = false;
  return (isAllowed) => {
    if (!isAllowed && hasStarted) location.reload();
    if (!isAllowed || hasStarted) return;
    hasStarted = true;
    import('./data-layer').then(({ startTagManager }) => startTagManager(settings)).catch(() => undefined);
  };
}
