import { CONSENT_MESSAGE_MS } from '@meridia/domain/timings';
import { onIntent } from '@/lib/on-intent';
import { openInstead } from '@/lib/open-instead';
import { BANNER_ID } from './consent-controls';
import type { PanelRequest } from './consent-panel.model';
import { currentChoice, keepChoice, onAnswer, onChoice } from './consent-store';
import { EVERYTHING, NOTHING, type Choice } from './consent.rules';

const ACT = '[data-consent-act]';
const OPENS = `[data-consent-act='open']`;

const root = document.documentElement;

/** The banner is shown while the question is open; what an earlier choice allowed, and this one does not, is deleted. */
function followChoice(choice: Choice | null): void {
  if (choice) delete root.dataset.consent;
  else root.dataset.consent = 'asked';
  // Most visitors have no cookie at all, and need not load what deletes some.
  if (document.cookie === '') return;
  import('./refused-cookies')
    .then(({ deleteRefusedCookies }) => deleteRefusedCookies(choice ?? NOTHING))
    .catch(() => undefined);
}

/** How much of the window the banner takes, for what must not be under it; nothing where it stands in the page. */
function followBanner(): void {
  const banner = document.getElementById(BANNER_ID);
  if (!banner) return;
  const observer = new ResizeObserver(() => {
    const isOver = getComputedStyle(banner).position === 'fixed';
    root.style.setProperty('--consentement', `${isOver ? banner.offsetHeight : 0}px`);
  });
  observer.observe(banner);
}

type Texts = { saved: string; refused: string };

function sayAnswers(status: Element, { saved, refused }: Texts): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  onAnswer((choice) => {
    status.textContent = Object.values(choice).includes(true) ? saved : refused;
    clearTimeout(timer);
    timer = setTimeout(() => (status.textContent = ''), CONSENT_MESSAGE_MS);
  });
}

/** The panel, whose code may still have to come: draws it open. */
type WakePanel = () => Promise<(props: { request: PanelRequest }) => void>;

function obey(event: MouseEvent, wakePanel: WakePanel): void {
  const { target, ctrlKey, metaKey, shiftKey } = event;
  // A link that is opened in another tab is a link.
  if (!(target instanceof Element) || ctrlKey || metaKey || shiftKey) return;
  const control = target.closest<HTMLElement>(ACT);
  const act = control?.dataset.consentAct;
  if (act === 'accept') keepChoice(EVERYTHING);
  if (act === 'refuse') keepChoice(NOTHING);
  if (control && act === 'open')
    openInstead(event, control, async () => {
      const redraw = await wakePanel();
      redraw({ request: { choice: currentChoice() ?? NOTHING } });
    });
}

/** What the banner and « Gérer mes cookies » do; the server has drawn them. Says what was done. */
export function attachConsent(texts: Texts, wakePanel: WakePanel): void {
  const status = document.querySelector('[data-consent-status]');
  if (!status) return;
  sayAnswers(status, texts);
  onChoice(followChoice);
  followBanner();
  document.addEventListener('click', (event) => obey(event, wakePanel));
  onIntent(OPENS, () => void wakePanel().catch(() => undefined));
}
