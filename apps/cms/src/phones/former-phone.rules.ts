import { toStoredPhone } from './phone.rules';

export type FormerPhone = { shown: string | null; dialled: string | null };

/**
 * Of a number that was written twice: the one that was dialled, since it names its country (« 022 555 12 34 » is of Geneva or of
 * Brittany), then the one that was shown. Undefined when neither is a number: it stays as it is, for somebody to look at.
 */
export function ofTwoPhones({ shown, dialled }: FormerPhone): string | undefined {
  return toStoredPhone(dialled ?? '') ?? toStoredPhone(shown ?? '');
}

/** Visitors read one number and called another. */
export function disagree({ shown, dialled }: FormerPhone): boolean {
  const [read, called] = [toStoredPhone(shown ?? ''), toStoredPhone(dialled ?? '')];
  return read !== undefined && called !== undefined && read !== called;
}
