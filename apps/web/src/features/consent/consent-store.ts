import { useSyncExternalStore } from 'react';
import { CONSENT_KEY } from '@meridia/domain/consent';
import { consentRecord, keptChoice, type Choice } from './consent.rules';

const CHANGE = 'consentchange';
/** `storage`: another tab has chosen. `pageshow`: this page was put away while another one did. */
const EVENTS = [CHANGE, 'storage', 'pageshow'];

/** A browser may refuse its store: the choice then lasts as long as the document. */
let record: string | null = null;
let last: { text: string | null; choice: Choice | null } = { text: null, choice: null };

function attempt<Result>(use: () => Result): Result | null {
  try {
    return use();
  } catch {
    return null;
  }
}

/** The same object as long as the choice is the same, as React asks. */
export function currentChoice(): Choice | null {
  const text = attempt(() => localStorage.getItem(CONSENT_KEY)) ?? record;
  if (text !== last.text) last = { text, choice: keptChoice(text, Date.now()) };
  return last.choice;
}

export function keepChoice(choice: Choice): void {
  const text = consentRecord(choice, Date.now());
  record = text;
  attempt(() => localStorage.setItem(CONSENT_KEY, text));
  dispatchEvent(new Event(CHANGE));
}

function subscribe(onChange: () => void): () => void {
  for (const event of EVENTS) addEventListener(event, onChange);
  return () => {
    for (const event of EVENTS) removeEventListener(event, onChange);
  };
}

/** Null: the visitor has made no choice. Undefined: nobody knows yet, the page is the one that is the same for all. */
export function useChoice(): Choice | null | undefined {
  return useSyncExternalStore(subscribe, currentChoice, () => undefined);
}
