import { useEffect, useRef, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Action } from '@meridia/domain/actions';
import type { Locale } from '@meridia/domain/locales';
import type { Origin } from '@meridia/domain/tracking';
import { ART } from '@/lib/art.data';
import { classNames } from '@/ui/class-names';
import { CloseButton } from '@/ui/close-button';
import { Picture } from '@/ui/picture';
import type { ModalRequest, ModalTexts } from './action-modal.model';
import styles from './action-modal.module.css';
import { ChoiceForm } from './choice-form';
import { focusNextStep, showModal } from './show-modal';
import { UnavailableNote } from './unavailable-note';
import { useActionModal } from './use-action-modal';

const PICTURES = {
  brochure: ART.modalBrochure,
  contact: ART.modalContact,
  registration: ART.modalRegistration,
} as const satisfies Record<Action, unknown>;

const TITLE_ID = 'action-titre';

type Props = {
  /** Another request opens the modal again; none until the first. */
  request?: ModalRequest;
  locale: Locale;
  texts: ModalTexts;
  currentOrigin: () => Origin;
};

/** The action modal (MODAL-01 to 09). */
export function ActionModal({ request, locale, texts, currentOrigin }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [state, send] = useActionModal(locale, currentOrigin);
  const isOpen = state.step !== 'closed';

  useEffect(() => {
    if (request) send({ type: 'opened', choice: request.choice });
  }, [request, send]);

  useEffect(() => {
    return isOpen && request && dialog.current ? showModal(dialog.current, request.opener) : undefined;
  }, [isOpen, request]);

  /** MODAL-04: the same window, with the action that exists for every programme. */
  const contactAbout = (programme: string | null) => {
    flushSync(() => send({ type: 'opened', choice: { action: 'contact', programme, campus: null } }));
    if (dialog.current) focusNextStep(dialog.current);
  };

  const closeOnVeil = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    if (target === currentTarget) currentTarget.close();
  };

  return (
    <dialog
      ref={dialog}
      aria-labelledby={TITLE_ID}
      className={classNames('sur-papier', styles.modal)}
      onClick={closeOnVeil}
      onClose={() => send({ type: 'closed' })}
    >
      {isOpen && (
        <>
          <Picture image={{ ...PICTURES[state.action], alt: '', widths: [] }} className={styles.picture} />
          <div className={styles.body}>
            <CloseButton
              label={texts.close}
              className={styles.close}
              onClick={() => dialog.current?.close()}
            />
            <h2 id={TITLE_ID} className={styles.title}>
              {texts.titles[state.action]}
            </h2>
            {state.unavailable === null ? (
              <p>{texts.intros[state.action]}</p>
            ) : (
              <UnavailableNote
                action={state.action}
                programme={state.unavailable}
                texts={texts}
                locale={locale}
                onContact={() => contactAbout(state.unavailable)}
              />
            )}
            <ChoiceForm state={state} send={send} texts={texts} locale={locale} />
          </div>
        </>
      )}
    </dialog>
  );
}
