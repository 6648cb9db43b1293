import type { Spans } from './paces.data.ts';

/**
 * `page`: wakes somebody, visitors notice. `ticket`: today, visitors do not notice yet. `notice`: nothing to do, but it explains what else
 * is seen.
 */
export type Severity = 'page' | 'ticket' | 'notice';

export type Alert = {
  name: string;
  severity: Severity;
  summary: string;
  expr: (spans: Spans) => string;
  /** Told at once: it happened, or has lasted in the expression already. */
  isImmediate?: boolean;
};
