import { ANSWER_TIMEOUT_MS } from '@meridia/domain/timings';

type Outcome<Answer> = { onAnswer: (answer: Answer) => void; onFailure: () => void };

/** Makes a call that may be given up: after that, nothing of it is heard. One that is too long is a failure. */
export function startCall<Answer>(
  ask: (signal: AbortSignal) => Promise<Answer>,
  { onAnswer, onFailure }: Outcome<Answer>,
): () => void {
  const call = new AbortController();
  let isWanted = true;
  const timer = setTimeout(() => call.abort(), ANSWER_TIMEOUT_MS);
  const end = (tell: () => void) => {
    clearTimeout(timer);
    if (isWanted) tell();
  };
  void ask(call.signal).then(
    (answer) => end(() => onAnswer(answer)),
    () => end(onFailure),
  );
  return () => {
    isWanted = false;
    clearTimeout(timer);
    call.abort();
  };
}
