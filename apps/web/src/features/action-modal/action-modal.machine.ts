import type { Choice, CompleteChoice, ModalError, Option } from './action-modal.model';

/** While it is `loading`, a list keeps what is still true of the one before. */
export type OptionList = { status: 'loading' | 'loaded' | 'failed'; options: readonly Option[] };

export type OpenState = Choice & {
  /** `asking`: the link is on its way. `leaving`: the browser follows it. */
  step: 'choosing' | 'asking' | 'leaving';
  /** Whether the choice is the visitor's, or still the one that the page made for her (MODAL-04). */
  hasChosen: boolean;
  programmes: OptionList;
  campuses: OptionList;
  error: ModalError | null;
  /** MODAL-04: the programme of the page, which the action does not exist for. */
  unavailable: string | null;
  /** How often lists that failed were asked for again. */
  retries: number;
};

export type ModalState = { step: 'closed' } | OpenState;

/** Every answer carries the choice that it answers: the visitor may have made another one since. */
export type ModalEvent =
  | { type: 'opened'; choice: Choice }
  | { type: 'programmeChosen'; programme: string | null }
  | { type: 'campusChosen'; campus: string | null }
  | { type: 'programmesLoaded'; choice: Choice; programmes: readonly Option[] }
  | { type: 'campusesLoaded'; choice: Choice; campuses: readonly Option[] }
  | { type: 'retried' }
  | { type: 'confirmed' }
  | { type: 'linkFound'; choice: Choice }
  | { type: 'linkMissing'; choice: Choice }
  | { type: 'loadFailed'; of: Answer; choice: Choice }
  | { type: 'stayed' }
  | { type: 'closed' };

type Answer = 'programmes' | 'campuses' | 'link';

export const CLOSED: ModalState = { step: 'closed' };

/** What each answer depends on: two choices alike in that have the same answer (MODAL-03). */
const HAS_SAME_ANSWER: Record<Answer, (a: Choice, b: Choice) => boolean> = {
  programmes: (a, b) => a.action === b.action && a.campus === b.campus,
  campuses: (a, b) =>
    a.action === b.action && a.programme === b.programme && (a.programme !== null || a.campus === b.campus),
  link: (a, b) => a.action === b.action && a.programme === b.programme && a.campus === b.campus,
};

export function isComplete<Made extends Choice>(choice: Made): choice is Made & CompleteChoice {
  return choice.programme !== null && choice.campus !== null;
}

const loaded = (options: readonly Option[]): OptionList => ({ status: 'loaded', options });
const isOffered = (options: readonly Option[], chosen: string | null) =>
  chosen === null || options.some(({ slug }) => slug === chosen);

/** Before the campuses come, the chosen one alone is known; without any choice there is nothing to wait for (MODAL-02). */
function awaitedCampuses({ programme, campus }: Choice, known: readonly Option[]): OptionList {
  if (programme === null && campus === null) return loaded([]);
  return { status: 'loading', options: known.filter(({ slug }) => slug === campus) };
}

function open(choice: Choice): OpenState {
  return {
    ...choice,
    step: 'choosing',
    hasChosen: false,
    programmes: { status: 'loading', options: [] },
    campuses: awaitedCampuses(choice, []),
    error: null,
    unavailable: null,
    retries: 0,
  };
}

/** MODAL-03: the lists that depend on what has changed are loaded again; a link that was asked for is no longer wanted. */
function rechoose(state: OpenState, change: Partial<Choice>): OpenState {
  const choice = { action: state.action, programme: state.programme, campus: state.campus, ...change };
  const { programmes, campuses } = state;
  return {
    ...state,
    ...choice,
    step: 'choosing',
    hasChosen: true,
    error: null,
    unavailable: null,
    programmes: HAS_SAME_ANSWER.programmes(choice, state)
      ? programmes
      : { status: 'loading', options: programmes.options },
    campuses: HAS_SAME_ANSWER.campuses(choice, state) ? campuses : awaitedCampuses(choice, campuses.options),
  };
}

function withProgrammes(state: OpenState, programmes: readonly Option[]): OpenState {
  const next = { ...state, programmes: loaded(programmes) };
  // With a campus, the campuses of the programme decide which of the two goes.
  const isKept = state.campus !== null || isOffered(programmes, state.programme);
  if (isKept) return next;
  // Only the page can have chosen what no list has ever had.
  return { ...rechoose(next, { programme: null }), unavailable: state.programme };
}

function withCampuses(state: OpenState, campuses: readonly Option[]): OpenState {
  const next = { ...state, campuses: loaded(campuses) };
  return isOffered(campuses, state.campus) ? next : rechoose(next, { campus: null });
}

function withFailure(state: OpenState, of: Answer): OpenState {
  const next: OpenState = { ...state, step: 'choosing', error: 'loadFailed' };
  return of === 'link' ? next : { ...next, [of]: { ...state[of], status: 'failed' } };
}

function retry(state: OpenState): OpenState {
  const again = (list: OptionList): OptionList =>
    list.status === 'failed' ? { ...list, status: 'loading' } : list;
  const { programmes, campuses, retries } = state;
  return {
    ...state,
    error: null,
    programmes: again(programmes),
    campuses: again(campuses),
    retries: retries + 1,
  };
}

function confirm(state: OpenState): OpenState {
  if (state.step !== 'choosing') return state;
  if (!isComplete(state)) return { ...state, error: 'selectionRequired' };
  return { ...state, step: 'asking', error: null };
}

const isLate = (state: OpenState, answer: Answer, choice: Choice) =>
  !HAS_SAME_ANSWER[answer](state, choice) || (answer === 'link' && state.step !== 'asking');

/** The action modal (MODAL-01 to 07): what it shows after each event. */
export function modalMachine(state: ModalState, event: ModalEvent): ModalState {
  if (event.type === 'closed') return CLOSED;
  if (event.type === 'opened') return open(event.choice);
  if (state.step === 'closed') return state;

  switch (event.type) {
    case 'programmeChosen':
      return rechoose(state, { programme: event.programme });
    case 'campusChosen':
      return rechoose(state, { campus: event.campus });
    case 'programmesLoaded':
      return isLate(state, 'programmes', event.choice) ? state : withProgrammes(state, event.programmes);
    case 'campusesLoaded':
      return isLate(state, 'campuses', event.choice) ? state : withCampuses(state, event.campuses);
    case 'retried':
      return retry(state);
    case 'confirmed':
      return confirm(state);
    case 'linkFound':
      return isLate(state, 'link', event.choice) ? state : { ...state, step: 'leaving' };
    case 'linkMissing':
      return isLate(state, 'link', event.choice)
        ? state
        : { ...state, step: 'choosing', error: 'linkNotFound' };
    case 'loadFailed':
      return isLate(state, event.of, event.choice) ? state : withFailure(state, event.of);
    case 'stayed':
      return state.step === 'leaving' ? { ...state, step: 'choosing' } : state;
  }
}
