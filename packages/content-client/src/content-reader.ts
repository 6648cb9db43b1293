import { LOGIN_PATH } from '@meridia/contract/endpoints';
import { loginWire } from '@meridia/contract/login.wire';
import { AppError } from '@meridia/domain/app-error';
import { DEFAULT_LOCALE } from '@meridia/domain/locales';
import { createCallQueue } from './call-queue.ts';
import { httpError, unexpectedAnswerError } from './content-error.ts';
import { SILENT_LOG, type ContentLog } from './content-log.ts';
import { createJsonRequest, type Answer, type Fetch } from './json-request.ts';
import { toQueryString } from './query-string.ts';
import { createServiceAccount } from './service-account.ts';
import { createSingleFlight } from './single-flight.ts';

export type ContentClientOptions = {
  /** With its base path: `http://127.0.0.1:1337/api` (CALL-02). */
  baseUrl: string;
  username: string;
  password: string;
  /** For one HTTP call, its body included. */
  timeoutMs?: number;
  maxParallel?: number;
  /** How long a call may wait for its turn. */
  maxWaitMs?: number;
  fetch?: Fetch;
  log?: ContentLog;
};

export type ContentReader = {
  /** The JSON at this address; null: the content service says that it does not exist. */
  read: (url: string) => Promise<unknown>;
  forgetPendingCalls: () => void;
};

/** GET with the token of the service account: queued, shared between callers, tried once more after a 401. */
export function createContentReader(options: ContentClientOptions): ContentReader {
  const { timeoutMs = 2000, maxParallel = 16, maxWaitMs = 5000, log = SILENT_LOG } = options;
  // Looked up at each call: Next replaces the global one after start.
  const { fetch = (input, init) => globalThis.fetch(input, init) } = options;
  const request = createJsonRequest({ fetch, timeoutMs });
  const queue = createCallQueue({ maxParallel, maxWaitMs });
  const flights = createSingleFlight<unknown>();

  /** CALL-10: a failure is logged once, for all those who share it; that of the login by the login. */
  async function logged<Result>(url: string, call: () => Promise<Result>): Promise<Result> {
    try {
      return await call();
    } catch (error) {
      if (error instanceof AppError && error.source === url) log.error('content call failed', error.toJSON());
      throw error;
    }
  }

  const loginUrl = `${options.baseUrl}${LOGIN_PATH}?${toQueryString({ locale: DEFAULT_LOCALE })}`;
  const account = createServiceAccount({
    // Outside the queue: those whose turn it is wait for it.
    login: () =>
      logged(loginUrl, async () => {
        const { username, password } = options;
        const body = JSON.stringify({ username, password });
        const headers = { 'Content-Type': 'application/json' };
        return toSession(await request(loginUrl, { method: 'POST', headers, body }));
      }),
  });

  const get = (url: string, token: string) => request(url, { headers: { Authorization: `Bearer ${token}` } });

  async function getAuthorised(url: string): Promise<Answer> {
    const token = await account.token();
    const answer = await get(url, token);
    return answer.status === 401 ? get(url, await account.token(token)) : answer;
  }

  return {
    read: (url) =>
      flights.run(url, () =>
        logged(url, async () => {
          const answer = await queue(url, () => getAuthorised(url));
          return answer.status === 404 ? null : toJson(answer);
        }),
      ),
    forgetPendingCalls: flights.forget,
  };
}

function toSession(answer: Answer): { token: string; expiresInSeconds: number } {
  const result = loginWire.safeParse(toJson(answer));
  if (!result.success) throw unexpectedAnswerError(answer.url, 'no access_token or expires_in');
  return { token: result.data.access_token, expiresInSeconds: result.data.expires_in };
}

function toJson(answer: Answer): unknown {
  if (answer.status < 200 || answer.status > 299) throw httpError(answer);
  const json = parsed(answer.text);
  // `null` is how the reader says that something does not exist, which is for a 404 to say.
  if (json === undefined || json === null) throw unexpectedAnswerError(answer.url, 'not JSON, or null');
  return json;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
