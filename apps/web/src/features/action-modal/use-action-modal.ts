import { useEffect, useEffectEvent, useReducer, type Dispatch } from 'react';
import type { Locale } from '@meridia/domain/locales';
import { FETCH_DELAY_MS, PROGRESS_DURATION_MS } from '@meridia/domain/timings';
import type { Origin } from '@meridia/domain/tracking';
import { leaveTo } from '@/lib/request-events';
import { readCampuses, readLink, readProgrammes } from './action-modal.api';
import { CLOSED, isComplete, modalMachine, type ModalEvent, type ModalState } from './action-modal.machine';
import type { Choice } from './action-modal.model';
import { crmUrl } from './crm-url.rules';
import { startCall } from './start-call';

type Send = Dispatch<ModalEvent>;

const NOTHING_ASKED = { action: null, programme: null, campus: null, hasChosen: false, retries: 0 } as const;

/** MODAL-03: each list is loaded again when what it depends on changes; the answer to what was chosen before is given up. */
function useLists(state: ModalState, send: Send, locale: Locale): void {
  const { action, programme, campus, hasChosen, retries } = state.step === 'closed' ? NOTHING_ASKED : state;
  const campusAlone = programme === null ? campus : null;
  // What the page opened with is asked for at once; a choice may be followed by another one.
  const delayMs = hasChosen ? FETCH_DELAY_MS : 0;

  const loadProgrammes = useEffectEvent((choice: Choice) =>
    startCall((signal) => readProgrammes(choice, { locale, delayMs, signal }), {
      onAnswer: (programmes) => send({ type: 'programmesLoaded', choice, programmes }),
      onFailure: () => send({ type: 'loadFailed', of: 'programmes', choice }),
    }),
  );
  const loadCampuses = useEffectEvent((choice: Choice) =>
    startCall((signal) => readCampuses(choice, { locale, delayMs, signal }), {
      onAnswer: (campuses) => send({ type: 'campusesLoaded', choice, campuses }),
      onFailure: () => send({ type: 'loadFailed', of: 'campuses', choice }),
    }),
  );

  useEffect(() => {
    return action === null ? undefined : loadProgrammes({ action, programme: null, campus });
  }, [action, campus, retries]);

  useEffect(() => {
    return action === null ? undefined : loadCampuses({ action, programme, campus: campusAlone });
  }, [action, programme, campusAlone, retries]);
}

/** MODAL-06, MODAL-08: from the confirmed choice to the CRM. */
function useDeparture(state: ModalState, send: Send, locale: Locale, currentOrigin: () => Origin): void {
  const { step } = state;

  const askForLink = useEffectEvent(() => {
    if (state.step === 'closed' || !isComplete(state)) return undefined;
    const { action, programme, campus } = state;
    const choice = { action, programme, campus };
    return startCall((signal) => readLink(choice, { locale, delayMs: 0, signal }), {
      onAnswer: (link) => {
        const address = link && crmUrl(link, { programme, campus, origin: currentOrigin() });
        send({ type: address ? 'linkFound' : 'linkMissing', choice });
        if (address) leaveTo(address);
      },
      onFailure: () => send({ type: 'loadFailed', of: 'link', choice }),
    });
  });

  // The step alone: whatever else changes ends it.
  useEffect(() => {
    return step === 'asking' ? askForLink() : undefined;
  }, [step]);

  useEffect(() => {
    if (step !== 'leaving') return undefined;
    // As for the progress bar: after that, what was asked for was a file, or the visitor gave up.
    const timer = setTimeout(() => send({ type: 'stayed' }), PROGRESS_DURATION_MS);
    return () => clearTimeout(timer);
  }, [step, send]);
}

/** The machine, and the calls that feed it. */
export function useActionModal(locale: Locale, currentOrigin: () => Origin): [ModalState, Send] {
  const [state, send] = useReducer(modalMachine, CLOSED);
  useLists(state, send, locale);
  useDeparture(state, send, locale, currentOrigin);
  return [state, send];
}
