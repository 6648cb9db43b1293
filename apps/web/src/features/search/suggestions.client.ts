import { DEFAULT_LOCALE, isLocale } from '@meridia/domain/locales';
import { SEARCH_LENGTH_MAX, SEARCH_LETTERS_MIN } from '@meridia/domain/search';
import { callUrl } from '@/lib/call-url';
import { apiPaths } from '@/lib/paths';
import type { Suggestion } from './suggestion.model';
import { NOTHING_SUGGESTED, nextSuggestions, type SuggestionsEvent } from './suggestions.machine';

/** One asks when the fingers rest. */
const REST_MS = 120;

async function ask(field: HTMLInputElement, signal: AbortSignal): Promise<readonly Suggestion[]> {
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : DEFAULT_LOCALE;
  const answer = await fetch(callUrl(apiPaths.search(locale, field.value.trim())), { signal });
  if (!answer.ok) return [];
  return ((await answer.json()) as { suggestions: Suggestion[] }).suggestions;
}

function optionOf({ title, kind }: Suggestion, id: string, isActive: boolean): HTMLLIElement {
  const option = document.createElement('li');
  option.id = id;
  option.role = 'option';
  option.ariaSelected = String(isActive);
  const name = document.createElement('span');
  name.textContent = title;
  const small = document.createElement('small');
  small.textContent = kind;
  option.append(name, small);
  return option;
}

/** The combobox of ARIA: the focus stays in the field, the arrows choose, Enter opens; a late answer is not shown. */
export function attachSuggestions(field: HTMLInputElement): void {
  if (field.role === 'combobox') return;
  const list = document.createElement('ul');
  list.id = `${field.id}-suggestions`;
  list.role = 'listbox';
  list.ariaLabel = field.labels?.[0]?.textContent ?? '';
  list.hidden = true;
  field.form?.append(list);
  field.role = 'combobox';
  field.maxLength = SEARCH_LENGTH_MAX;
  // The browser's own suggestions would cover these.
  field.autocomplete = 'off';
  field.spellcheck = false;
  field.ariaAutoComplete = 'list';
  field.ariaExpanded = 'false';
  field.setAttribute('aria-controls', list.id);

  let state = NOTHING_SUGGESTED;
  let asking = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function update(event: SuggestionsEvent): void {
    state = nextSuggestions(state, event);
    const optionId = (rank: number) => `${list.id}-${rank}`;
    list.replaceChildren(
      ...state.shown.map((one, rank) => optionOf(one, optionId(rank), rank === state.active)),
    );
    list.hidden = state.shown.length === 0;
    field.ariaExpanded = String(!list.hidden);
    if (state.active < 0) field.removeAttribute('aria-activedescendant');
    else field.setAttribute('aria-activedescendant', optionId(state.active));
    list.children[state.active]?.scrollIntoView({ block: 'nearest' });
  }

  function close(): void {
    clearTimeout(timer);
    asking.abort();
    update({ type: 'closed' });
  }

  function open(rank: number): void {
    const chosen = state.shown[rank];
    if (chosen) location.assign(chosen.href);
  }

  async function suggest(): Promise<void> {
    asking = new AbortController();
    const { signal } = asking;
    const suggestions = await ask(field, signal).catch(() => []);
    if (!signal.aborted) update({ type: 'received', suggestions });
  }

  field.addEventListener('input', () => {
    clearTimeout(timer);
    asking.abort();
    if (field.value.trim().length < SEARCH_LETTERS_MIN) update({ type: 'closed' });
    else timer = setTimeout(() => void suggest(), REST_MS);
  });
  field.addEventListener('keydown', (event) => {
    if (event.isComposing || list.hidden) return;
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') update({ type: 'moved', by: key === 'ArrowDown' ? 1 : -1 });
    else if (key === 'Escape') close();
    else if (key === 'Enter' && state.active >= 0) open(state.active);
    else return;
    event.preventDefault();
  });
  field.addEventListener('blur', close);
  // The field keeps the focus, so that it is not left before the choice is made.
  list.addEventListener('pointerdown', (event) => event.preventDefault());
  list.addEventListener('click', ({ target }) => {
    const option = target instanceof Element ? target.closest('li') : null;
    if (option) open([...list.children].indexOf(option));
  });
  addEventListener('pageshow', close);
}
