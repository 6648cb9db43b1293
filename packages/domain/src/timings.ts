export const SCROLL_DELAY_MS = 100;
export const ONLINE_TOAST_MS = 5000;
export const PROGRESS_THROTTLE_MS = 200;
export const PROGRESS_DURATION_MS = 5000;
export const FETCH_DELAY_MS = 200;
export const RESIZE_DEBOUNCE_MS = 200;

/** Ours: spec is silent. How long the action modal waits for an answer before it shows another way. */
export const ANSWER_TIMEOUT_MS = 8000;

/** STATE-05: at most one reload in this lapse, or a missing script would reload for ever. */
export const CHUNK_RELOAD_INTERVAL_MS = 60_000;

/** LAY-06: how long a closed popin stays closed. */
export const POPIN_CLOSED_MS = 7 * 24 * 60 * 60 * 1000;
/** Ours: the least that the popin waits after the consent banner was answered. */
export const POPIN_AFTER_ANSWER_MS = 8000;

/** Ours: how long it is said that a choice of cookies is kept. */
export const CONSENT_MESSAGE_MS = 5000;
