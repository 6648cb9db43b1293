import { ONE_VISIT_IN } from './vitals.model';

/** A browser that a program drives is no visitor. */
const isMeasured = () => !navigator.webdriver && Math.random() * ONE_VISIT_IN < 1;

/** Measures one visit in some, by a script that only those load, once the page is there. */
export function attachVitals(): void {
  if (!isMeasured()) return;
  const start = () =>
    void import('./watch-vitals.client').then(
      ({ watchVitals }) => watchVitals(),
      () => undefined,
    );
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
