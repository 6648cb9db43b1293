import { formAddress } from './live-form.rules';

const RESULT = '[data-live-result]';

async function fetchPage(address: string): Promise<Document> {
  const response = await fetch(address, { headers: { accept: 'text/html' } });
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/** The other languages of the page are those of the new choice. */
function renewLanguages(page: Document): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) {
    const other = page.querySelector<HTMLAnchorElement>(`a[hreflang='${link.hreflang}']`);
    if (other) link.setAttribute('href', other.getAttribute('href') ?? link.href);
  }
}

function show(page: Document): void {
  const [shown, answer] = [
    document.querySelector<HTMLElement>(RESULT),
    page.querySelector<HTMLElement>(RESULT),
  ];
  if (!shown || !answer) throw new Error('There is no answer here');
  shown.replaceChildren(...answer.childNodes);
  renewLanguages(page);
  const status = document.querySelector('[data-live-status]');
  if (status) status.textContent = answer.dataset.liveSaid ?? '';
}

/**
 * A form whose every change is answered in place, by the page that the server would answer: there is one sum, and it is not done
 * here. What cannot be answered so is opened as the form itself would.
 */
export function attachLiveForm(form: HTMLFormElement): void {
  let latest = 0;
  form.addEventListener('change', () => {
    const turn = ++latest;
    const address = formAddress(form.action, new FormData(form));
    fetchPage(address)
      .then((page) => {
        // A later change has its own answer.
        if (turn !== latest) return;
        show(page);
        history.replaceState(history.state, '', address);
      })
      .catch(() => turn === latest && location.assign(address));
  });
}
