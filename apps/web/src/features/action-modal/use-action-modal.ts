import { useEffect, useReducer, type Dispatch } from 'react';
import type { Locale } from '@meridia/domain/locales';
import { FETCH_DELAY_MS, PROGRESS_DURATION_MS } from '@meridia/domain/timings';
import type { Origin } from '@meridia/domain/tracking';
import { readCampuses, readLink, readProgrammes } from './action-modal.api';
import { CLOSED, isComplete, modalMachine, type ModalEvent, type ModalState } from './action-modal.machine';
import { crmUrl } from './crm-url.rules';
import { startCall } from './start-call';

type Send = Dispatch<ModalEvent>;

/** What the page opened with is asked for at once; a choice may be followed by another one. */
const delayOf = (hasChosen: boolean) => (hasChosen ? FETCH_DELAY_MS : 0);

/** MODAL-03: each list is loaded again when what it depends on changes; the answer to what was chosen before is given up. */
function useLists(state: ModalState, send: Send, locale: Locale): void {
  const { action, programme, campus, hasChosen } =
    state.step === 'closed' ? { action: null, programme: null, campus: null, hasChosen: false } : state;
  const campusAlone = programme === null ? campus : null;

  useEffect(() => {
    if (action === null) return undefined;
    const choice = { action, programme: null, campus };
    const delayMs = delayOf(hasChosen);
    return startCall((signal) => readProgrammes(choice, { locale, delayMs, signal }), {
      onAnswer: (programmes) => send({ type: 'programmesLoaded', choice, programmes }),
      onFailure: () => send({ type: 'loadFailed', of: 'programmes', choice }),
    });
  }, [action, campus, locale, send]);

  useEffect(() => {
    if (action === null) return undefined;
    const choice = { action, programme, campus: campusAlone };
    const delayMs = delayOf(hasChosen);
    return startCall((signal) => readCampuses(choice, { locale, delayMs, signal }), {
      onAnswer: (campuses) => send({ type: 'campusesLoaded', choice, campuses }),
      onFailure: () => send({ type: 'loadFailed', of: 'campuses', choice }),
    });
  }, [action, programme, campusAlone, locale, send]);
}

/** MODAL-06, MODAL-08: from the confirmed choice to the CRM. */
function useDeparture(state: ModalState, send: Send, locale: Locale, currentOrigin: () => Origin): void {
  useEffect(() => {
    if (state.step !== 'asking' || !isComplete(state)) return undefined;
    const { action, programme, campus } = state;
    const choice = { action, programme, campus };
    return startCall((signal) => readLink(choice, { locale, delayMs: 0, signal }), {
      onAnswer: (link) => {
        const address = link && crmUrl(link, { programme, campus, origin: currentOrigin() });
        send({ type: address ? 'linkFound' : 'linkMissing', choice });
        if (address) window.location.assign(address);
      },
      onFailure: () => send({ type: 'loadFailed', of: 'link', choice }),
    });
    // The step alone: whatever else changes ends it.
  }, [state.step]);

  useEffect(() => {
    if (state.step !== 'leaving') return undefined;
    // As for the progress bar: after that, what was asked for was a file, or the visitor gave up.
    const timer = setTimeout(() => send({ type: 'stayed' }), PROGRESS_DURATION_MS);
    return () => clearTimeout(timer);
  }, [state.step, send]);
}

/** The machine, and the calls that feed it. */
export function useActionModal(locale: Locale, currentOrigin: () => Origin): [ModalState, Send] {
  const [state, send] = useReducer(modalMachine, CLOSED);
  useLists(state, send, locale);
  useDeparture(state, send, locale, currentOrigin);
  return [state, send];
}
