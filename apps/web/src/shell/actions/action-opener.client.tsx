'use client';
import { useEffect, useState } from 'react';
import type { Locale } from '@meridia/domain/locales';
import type { ModalRequest, ModalTexts } from '@/features/action-modal/action-modal.model';
import { followedLink } from '@/lib/followed-link';

/** `paths.action`, in every language. `data-plain`: a link that asks for the page of the action itself. */
const ACTION_LINK = 'a:is([href^="/crm/"], [href^="/en/crm/"]):not([data-plain])';

const loadModal = () => import('./tracked-action-modal.client');
type Shown = { Modal: Awaited<ReturnType<typeof loadModal>>['TrackedActionModal']; request: ModalRequest };

const actionLink = ({ target }: Event) => (target instanceof Element ? target.closest(ACTION_LINK) : null);

/** A failure is told by the click that follows. */
function preload(event: Event): void {
  if (actionLink(event)) loadModal().catch(() => undefined);
}

/**
 * MODAL-01: the links of the actions lead to a page; with a script they open the modal over this one instead. Its code comes at the
 * first sign of interest, and if it does not come the link is followed. On every page: what can wait is in the code that comes.
 */
export function ActionOpener({ locale, texts }: { locale: Locale; texts: ModalTexts }) {
  const [shown, setShown] = useState<Shown>();

  useEffect(() => {
    const open = (event: MouseEvent) => {
      const opener = actionLink(event);
      const address = followedLink(event);
      // A second click, while the code is still on its way, follows the link.
      if (!opener || !address || opener.ariaBusy) return;
      event.preventDefault();
      opener.ariaBusy = 'true';
      const follow = () => location.assign(address);
      // At once: the reload of STATE-05 comes before the bundler gives up, and would lose the click.
      const followWithoutCode = ({ target }: Event) => target instanceof HTMLScriptElement && follow();
      addEventListener('error', followWithoutCode, true);
      void loadModal()
        .then(({ TrackedActionModal, toRequest }) =>
          setShown({ Modal: TrackedActionModal, request: toRequest(address, opener) }),
        )
        .catch(follow)
        .finally(() => {
          opener.ariaBusy = null;
          removeEventListener('error', followWithoutCode, true);
        });
    };
    const listeners = new AbortController();
    // On the document: the progress bar listens on the window, and must know that nobody leaves.
    document.addEventListener('click', open, listeners);
    document.addEventListener('pointerover', preload, listeners);
    document.addEventListener('focusin', preload, listeners);
    return () => listeners.abort();
  }, []);

  return shown && <shown.Modal request={shown.request} locale={locale} texts={texts} />;
}
