import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { VITALS_PATH, type VitalsReport } from './vitals.model';

const MS = 1000;

/** Tells once, when the page is left or hidden: only then is all of it known. No cookie, and nothing of the visitor. */
export function watchVitals(): void {
  const report: VitalsReport = { path: location.pathname, vitals: {} };
  const keep = ({ name, value }: Metric) => {
    report.vitals[name] = name === 'CLS' ? value : value / MS;
  };
  for (const watch of [onTTFB, onFCP, onLCP, onINP, onCLS]) watch(keep);

  let isTold = false;
  const tell = () => {
    if (isTold || document.visibilityState !== 'hidden' || Object.keys(report.vitals).length === 0) return;
    isTold = true;
    const isSent = {
      method: 'POST',
      body: JSON.stringify(report),
      credentials: 'omit',
      keepalive: true,
    } as const;
    fetch(VITALS_PATH, isSent).catch(() => undefined);
  };
  // After the library, which ends its measures at the same event.
  document.addEventListener('visibilitychange', () => queueMicrotask(tell));
  addEventListener('pagehide', () => queueMicrotask(tell));
}
