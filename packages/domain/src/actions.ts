import { isOneOf } from './one-of.ts';

/** The requests that lead to a CRM link (MODAL-01), in the order their buttons are shown (NAV-02). */
export const ACTIONS = ['brochure', 'contact', 'registration'] as const;

export type Action = (typeof ACTIONS)[number];

export function isAction(value: unknown): value is Action {
  return isOneOf(ACTIONS, value);
}
