import { createRouter } from '@engine/routes';
import { answerError, answerModel, type CallAnswer } from '@/features/browser-api/call-answer';
import { loadOutcome } from '@/features/error-page/load-outcome';
import { describeError, log } from '@/lib/log';
import { toLocale } from '@/pages/site-locales';
import { CALLS } from './calls';

const findCall = createRouter(CALLS.map(([pattern, name]) => [pattern, name]));
const READERS = new Map(CALLS.map(([, name, read]) => [name, read]));

/** A call that the browser may make (CALL-08, CALL-09): a model as JSON, or an error of the catalogue. Takes an encoded path. */
export async function answerCall(path: string, query: URLSearchParams): Promise<CallAnswer> {
  const found = findCall(path);
  const read = found && READERS.get(found.name);
  if (!read) return answerError(404);

  const call = read({ params: found.params, query });
  // I18N-02: a language that this site does not serve is unknown here.
  if (!call || toLocale(call.locale) === null) return answerError(400);

  const outcome = await loadOutcome(call.load);
  if ('model' in outcome) return answerModel(outcome.model);
  if (outcome.error) log.error('call failed', { path, ...describeError(outcome.error) });
  return answerError(outcome.status);
}
