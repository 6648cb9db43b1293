import { COMPARED_MAX, SHORTLIST_KEY } from '@meridia/domain/shortlist';
import { attempt } from '@/lib/attempt';
import { keptProgrammes, shortlistRecord, toggled, type Kept } from './shortlist.rules';

/** A browser may refuse its store: the list then lasts as long as the document. */
let record: string | null = null;

const readKept = () =>
  keptProgrammes(attempt(() => localStorage.getItem(SHORTLIST_KEY)) ?? record, Date.now());

/** Exempt from consent: it is what the visitor asks for by her click, and it is sent nowhere. An empty one leaves nothing behind. */
function keep(programmes: readonly Kept[]): void {
  const text = shortlistRecord(programmes, Date.now());
  record = text;
  attempt(() =>
    text === null ? localStorage.removeItem(SHORTLIST_KEY) : localStorage.setItem(SHORTLIST_KEY, text),
  );
}

const every = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

function programmeOf({ dataset }: HTMLElement): Kept {
  return { slug: dataset.keep ?? '', name: dataset.keepName ?? '' };
}

function drawButtons(kept: readonly Kept[]): void {
  for (const button of every('button[data-keep]')) {
    button.removeAttribute('disabled');
    if (button.ariaPressed !== null)
      button.ariaPressed = String(kept.some(({ slug }) => slug === button.dataset.keep));
  }
  for (const link of every('[data-kept-link]')) link.hidden = kept.length === 0;
}

/** A line of the list, out of the template of the page: its link, and the button that names what it takes away. */
function lineOf(template: HTMLTemplateElement, { slug, name }: Kept, programme: string): Node {
  const line = template.content.cloneNode(true) as DocumentFragment;
  const link = line.querySelector('a');
  const button = line.querySelector<HTMLElement>('[data-keep]');
  if (link) Object.assign(link, { href: programme + slug, textContent: name });
  if (button) {
    Object.assign(button.dataset, { keep: slug, keepName: name });
    button.ariaLabel = `${button.textContent} : ${name}`;
  }
  return line;
}

function drawList(kept: readonly Kept[]): void {
  const list = document.querySelector<HTMLElement>('[data-shortlist]');
  const template = list?.querySelector('template');
  if (!list || !template) return;
  const { programme = '', comparison = '' } = list.dataset;
  list.hidden = kept.length === 0;
  list.querySelector('ul')?.replaceChildren(...kept.map((one) => lineOf(template, one, programme)));
  const first = kept.slice(0, COMPARED_MAX).map(({ slug }) => slug);
  const link = list.querySelector<HTMLAnchorElement>('[data-compare-link]');
  if (link) link.href = `${comparison}?p=${first.toSorted().join(',')}`;
}

function draw(): void {
  const kept = readKept();
  drawList(kept);
  drawButtons(kept);
}

/** COST-05: what a visitor keeps, on her device alone. `storage`: another tab; `pageshow`: this page was put away meanwhile. */
export function attachShortlist(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-keep]') : null;
    if (!button) return;
    keep(toggled(readKept(), programmeOf(button)));
    draw();
    // The line went with its button: the keyboard goes on from the list.
    if (!button.isConnected) document.querySelector<HTMLElement>('[data-shortlist] a')?.focus();
  });
  for (const event of ['storage', 'pageshow']) addEventListener(event, draw);
  draw();
}
