import { CONSENT_KEY } from '@meridia/domain/consent';
import { attempt } from '@/lib/attempt';
import { consentRecord, keptChoice, type Choice } from './consent.rules';

const CHANGE = 'consentchange';
/** `storage`: another tab has chosen. `pageshow`: this page was put away while another one did. */
const EVENTS = [CHANGE, 'storage', 'pageshow'];

/** A browser may refuse its store: the choice then lasts as long as the document. */
let record: string | null = null;
let last: { text: string | null; choice: Choice | null } = { text: null, choice: null };

/** Null: the visitor has made no choice. The same object as long as the choice is the same. */
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

/** Tells the choice, now and whenever it becomes another one. */
export function onChoice(tell: (choice: Choice | null) => void): void {
  let told: Choice | null | undefined;
  const look = () => {
    const choice = currentChoice();
    if (choice === told) return;
    told = choice;
    tell(choice);
  };
  for (const event of EVENTS) addEventListener(event, look);
  look();
}

/** Tells what the visitor answers, here and now, whether it is another choice or the same. */
export function onAnswer(tell: (choice: Choice) => void): void {
  addEventListener(CHANGE, () => {
    const choice = currentChoice();
    if (choice) tell(choice);
  });
}
