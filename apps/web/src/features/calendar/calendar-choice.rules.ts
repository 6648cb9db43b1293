import type { ActionChoice } from '@/lib/paths';
import { isSlug } from '@/lib/slug';

/** What « Votre calendrier » reads of a query: one programme and one campus, if they are written like one. */
export function readCalendarChoice(query: URLSearchParams): ActionChoice {
  const read = (name: keyof ActionChoice) => {
    const value = query.get(name) ?? '';
    return isSlug(value) ? { [name]: value } : {};
  };
  return { ...read('programme'), ...read('campus') };
}
