import type { Suggestion } from './suggestion.model';

/** What is suggested, and which of it the arrows have reached; −1: still the field itself. */
export type SuggestionsState = { shown: readonly Suggestion[]; active: number };

export type SuggestionsEvent =
  | { type: 'received'; suggestions: readonly Suggestion[] }
  | { type: 'moved'; by: 1 | -1 }
  | { type: 'closed' };

export const NOTHING_SUGGESTED: SuggestionsState = { shown: [], active: -1 };

/** The arrows go round, by way of the field. */
export function nextSuggestions(state: SuggestionsState, event: SuggestionsEvent): SuggestionsState {
  if (event.type === 'closed') return NOTHING_SUGGESTED;
  if (event.type === 'received') return { shown: event.suggestions, active: -1 };
  const places = state.shown.length + 1;
  return { ...state, active: ((state.active + 1 + event.by + places) % places) - 1 };
}
