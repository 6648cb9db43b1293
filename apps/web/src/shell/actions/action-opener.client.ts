import { wake } from '@engine/islands.client';
import type { ModalRequest } from '@/features/action-modal/action-modal.model';
import { followedLink } from '@/lib/followed-link';
import { onIntent } from '@/lib/on-intent';
import { openInstead } from '@/lib/open-instead';
import { actionChoice } from './action-choice.rules';

/** `paths.action`, in every language. `data-plain`: a link that asks for the page of the action itself. */
const ACTION_LINK = 'a:is([href^="/crm/"], [href^="/en/crm/"]):not([data-plain])';

const wakeModal = () => wake('action-modal');

async function open(request: ModalRequest): Promise<void> {
  const redraw = await wakeModal();
  redraw({ request });
}

/**
 * MODAL-01: the links of the actions lead to a page; with a script they open the modal over this one instead. Its code comes at the
 * first sign of interest, and if it does not come the link is followed.
 */
export function attachActionOpener(): void {
  // On the document: the progress bar listens on the window, and must know that nobody leaves.
  document.addEventListener('click', (event) => {
    const opener = event.target instanceof Element ? event.target.closest(ACTION_LINK) : null;
    const address = followedLink(event);
    const choice = address && actionChoice(address);
    if (opener && choice) openInstead(event, opener, () => open({ choice, opener }));
  });
  // A failure is told by the click that follows.
  onIntent(ACTION_LINK, () => void wakeModal().catch(() => undefined));
}
