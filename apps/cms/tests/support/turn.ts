const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Which part of the cases the gate tries: another one each day, so that all of them are tried within days. The run prints it; `REACH_TURN`
 * tries the same part again, `pnpm test:reach` all of them at once.
 */
export const TURN = Number(process.env.REACH_TURN ?? Math.floor(Date.now() / DAY_MS));

/** Of cases in a row, one in so many; another one for each of several callers. */
export const isInTurn = (rank: number, oneIn: number, caller = 0): boolean =>
  (rank + TURN) % oneIn === caller % oneIn;
