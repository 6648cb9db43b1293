import { lostWords } from './lost-words.rules';

const FIELD = 'input[data-search]';

/** On the page of an address that leads nowhere, its words are written ready to be searched. */
function fillLostWords(): void {
  const field = document.querySelector<HTMLInputElement>(`${FIELD}[data-fill="lost"]`);
  if (field && field.value === '') field.value = lostWords(location.pathname);
}

/** Suggestions come with the first visit to a field: a page without one asks for none of their code. */
export function attachSearch(): void {
  fillLostWords();
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.matches(FIELD)) return;
    // Without them the form is what it is.
    void import('./suggestions.client')
      .then(({ attachSuggestions }) => attachSuggestions(target))
      .catch(() => undefined);
  });
}
