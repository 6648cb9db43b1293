/** STATE-02: what a part of the page tells the progress bar, which it does not know. */
export const CALL_STARTED = 'callstart';
export const CALL_ENDED = 'callend';
export const LEAVING = 'leaving';

const tell = (name: string) => dispatchEvent(new Event(name));

/** Tells that a call is under way until it is answered, well or not. */
export async function announceCall<Answer>(call: Promise<Answer>): Promise<Answer> {
  tell(CALL_STARTED);
  try {
    return await call;
  } finally {
    // A moment later: an answer may lead to the next request, and the bar then goes on.
    setTimeout(tell, 0, CALL_ENDED);
  }
}

/** Leaves the page by a script: no click tells of it. */
export function leaveTo(address: string | URL): void {
  tell(LEAVING);
  location.assign(address);
}
