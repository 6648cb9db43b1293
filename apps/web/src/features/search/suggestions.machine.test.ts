import { expect, it } from 'vitest';
import { NOTHING_SUGGESTED, nextSuggestions, type SuggestionsEvent } from './suggestions.machine';

const one = { title: 'Lyon', kind: 'Campus', href: '/campus/lyon' };
const two = { title: 'Nice', kind: 'Campus', href: '/campus/nice' };
const received: SuggestionsEvent = { type: 'received', suggestions: [one, two] };
const down: SuggestionsEvent = { type: 'moved', by: 1 };
const up: SuggestionsEvent = { type: 'moved', by: -1 };
const activeAfter = (...events: SuggestionsEvent[]) =>
  events.reduce(nextSuggestions, NOTHING_SUGGESTED).active;

it.each([
  ['nothing is chosen at first', [received], -1],
  ['down', [received, down], 0],
  ['down to the last', [received, down, down], 1],
  ['and back to the field', [received, down, down, down], -1],
  ['up is the last', [received, up], 1],
  ['an answer that comes later chooses nothing', [received, down, received], -1],
  ['where nothing is suggested, nothing is chosen', [down], -1],
  ['closed', [received, down, { type: 'closed' as const }], -1],
])('%s', (_case, events, active) => {
  expect(activeAfter(...(events as SuggestionsEvent[]))).toBe(active);
});
