import { CHANGES_PATH, LOGIN_PATH } from '@meridia/contract/endpoints';
import { loginWire } from '@meridia/contract/login.wire';
import { AppError } from '@meridia/domain/app-error';
import { DEFAULT_LOCALE } from '@meridia/domain/locales';
import { createCallQueue } from './call-queue.ts';
import { httpError, unexpectedAnswerError } from './content-error.ts';
import { SILENT_LOG, type ContentLog } from './content-log.ts';
import { NOBODY_WATCHES, outcomeOf, type ContentWatch } from './content-watch.ts';
import { createJsonRequest, type Answer, type Fetch } from './json-request.ts';
import { toQueryString } from './query-string.ts';
import { createServiceAccount } from './service-account.ts';
import { createSingleFlight } from './single-flight.ts';

export type Credentials = { username: string; password: string };

export type ContentClientOptions = {
  /** With its base path: `http://127.0.0.1:1337/api` (CALL-02). */
  baseUrl: string;
  /** Asked for at each login: a password changes while the process runs. */
  credentials: () => Credentials;
  /** For one HTTP call, its body included. */
  timeoutMs?: number;
  maxParallel?: number;
  /** How long a call may wait for its turn. */
  maxWaitMs?: number;
  fetch?: Fetch;
  log?: ContentLog;
  watch?: ContentWatch;
};

export type ContentReader = {
  /** The JSON at this address; null: the content service says that it does not exist. */
  read: (url: string) => Promise<unknown>;
  /** Sends JSON; an error unless the content service has taken it. */
  send: (url: string, body: unknown) => Promise<void>;
  forgetPendingCalls: () => void;
};

/** The change feed and what the site has counted: what keeps the site right never waits behind the reads of pages. */
const CONTROL_CALLS = 4;
const JSON_HEADERS = { 'Content-Type': 'application/json' };

/** Calls with the token of the service account: queued, tried once more after a 401; reads are shared between callers. */
export function createContentReader(options: ContentClientOptions): ContentReader {
  const { timeoutMs = 2000, maxParallel = 16, maxWaitMs = 5000, log = SILENT_LOG } = options;
  const { watch = NOBODY_WATCHES } = options;
  const { fetch = (input, init) => globalThis.fetch(input, init) } = options;
  const request = createJsonRequest({ fetch, timeoutMs });
  const queue = createCallQueue({ maxParallel, maxWaitMs });
  const controlQueue = createCallQueue({ maxParallel: CONTROL_CALLS, maxWaitMs });
  const isControl = (url: string) => url.startsWith(`${options.baseUrl}${CHANGES_PATH}?`);
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

  async function watched<Result>(url: string, call: () => Promise<Result>): Promise<Result> {
    const startedAt = performance.now();
    const seconds = () => (performance.now() - startedAt) / 1000;
    try {
      const result = await logged(url, call);
      watch.called(url, 'ok', seconds());
      return result;
    } catch (error) {
      watch.called(url, outcomeOf(error), seconds());
      throw error;
    }
  }

  const loginUrl = `${options.baseUrl}${LOGIN_PATH}?${toQueryString({ locale: DEFAULT_LOCALE })}`;
  async function login() {
    const { username, password } = options.credentials();
    const body = JSON.stringify({ username, password });
    return toSession(await request(loginUrl, { method: 'POST', headers: JSON_HEADERS, body }));
  }

  const account = createServiceAccount({
    // Outside the queues: those whose turn it is wait for it.
    login: async () => {
      let isSuccess = false;
      try {
        const session = await logged(loginUrl, login);
        isSuccess = true;
        return session;
      } finally {
        watch.loggedIn(isSuccess);
      }
    },
  });

  async function authorised(url: string, { headers, ...init }: RequestInit = {}): Promise<Answer> {
    const call = (token: string) =>
      request(url, { ...init, headers: { ...headers, Authorization: `Bearer ${token}` } });
    const token = await account.token();
    const answer = await call(token);
    return answer.status === 401 ? call(await account.token(token)) : answer;
  }

  return {
    read: (url) =>
      flights.run(url, () =>
        watched(url, async () => {
          const answer = await (isControl(url) ? controlQueue : queue)(url, () => authorised(url));
          return answer.status === 404 ? null : toJson(answer);
        }),
      ),
    send: (url, body) =>
      watched(url, async () => {
        const init = { method: 'POST', headers: JSON_HEADERS, body: JSON.stringify(body) };
        const answer = await controlQueue(url, () => authorised(url, init));
        if (!isSuccess(answer)) throw httpError(answer);
      }),
    forgetPendingCalls: flights.forget,
  };
}

function toSession(answer: Answer): { token: string; expiresInSeconds: number } {
  const result = loginWire.safeParse(toJson(answer));
  if (!result.success) throw unexpectedAnswerError(answer.url, 'no access_token or expires_in');
  return { token: result.data.access_token, expiresInSeconds: result.data.expires_in };
}

const isSuccess = ({ status }: Answer) => status >= 200 && status <= 299;

function toJson(answer: Answer): unknown {
  if (!isSuccess(answer)) throw httpError(answer);
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
