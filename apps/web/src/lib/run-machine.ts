type Machine<State, Step extends string, Event extends string> = {
  first: State;
  next: (state: State, event: Event | 'elapsed') => State;
  /** What is seen of a state. */
  stepOf: (state: State) => Step;
  /** How long a step lasts before `elapsed`; null: until something happens. */
  lapseOf: (step: Step) => number | null;
  show: (step: Step) => void;
};

/** Runs a machine in the browser: each step is shown when it begins, and ends by itself when its time is over. */
export function runMachine<State, Step extends string, Event extends string>(
  machine: Machine<State, Step, Event>,
): (event: Event) => void {
  const { next, stepOf, lapseOf, show } = machine;
  let state = machine.first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return function send(event: Event | 'elapsed'): void {
    const before = stepOf(state);
    state = next(state, event);
    const step = stepOf(state);
    if (step === before) return;
    clearTimeout(timer);
    const lapseMs = lapseOf(step);
    if (lapseMs !== null) timer = setTimeout(send, lapseMs, 'elapsed');
    show(step);
  };
}
