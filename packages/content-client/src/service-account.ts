const MARGIN_MS = 60_000;
const PAUSE_MS = 1000;

type Session = { token: string; expiresInSeconds: number };
type CurrentSession = { token: string; freshUntil: number; expiresAt: number };
type Failure = { error: unknown; until: number };

export type ServiceAccount = {
  /** The token to call with; `rejected` is the one that was just answered by a 401. */
  token: (rejected?: string) => Promise<string>;
};

/**
 * CALL-01: one token for the whole process, one login at a time. It is renewed a minute before it expires (a short one
 * at half its life) and after a 401. A login costs the content service 100 ms of processor: after a failed one there is
 * a pause, in which every caller gets that failure.
 */
export function createServiceAccount({
  login,
  now = Date.now,
}: {
  login: () => Promise<Session>;
  now?: () => number;
}): ServiceAccount {
  let current: CurrentSession | null = null;
  let pending: Promise<string> | null = null;
  let failure: Failure | null = null;

  async function startSession(): Promise<string> {
    const askedAt = now();
    try {
      const { token, expiresInSeconds } = await login();
      const lifeMs = expiresInSeconds * 1000;
      const freshMs = Math.max(lifeMs - MARGIN_MS, lifeMs / 2);
      current = { token, freshUntil: askedAt + freshMs, expiresAt: askedAt + lifeMs };
      failure = null;
      return token;
    } catch (error) {
      failure = { error, until: now() + PAUSE_MS };
      throw error;
    }
  }

  async function renew(): Promise<string> {
    if (pending) return pending;
    if (failure && failure.until > now()) throw failure.error;

    pending = startSession().finally(() => {
      pending = null;
    });
    return pending;
  }

  return {
    async token(rejected) {
      // Only the token in use is thrown away: a late 401 speaks of an older one.
      if (rejected !== undefined && current?.token === rejected) current = null;
      if (current && current.freshUntil > now()) return current.token;

      try {
        return await renew();
      } catch (error) {
        // The last minute of a token is there for this: the login fails, the reads go on.
        if (current && current.token !== rejected && current.expiresAt > now()) return current.token;
        throw error;
      }
    },
  };
}
