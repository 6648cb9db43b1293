import 'server-only';
import { connection, type NextRequest } from 'next/server';
import type { Locale } from '@meridia/domain/locales';
import { toLocale } from '@/app/_page/site-locales';
import { answerError, answerModel } from '@/features/browser-api/call-answer';
import { readCallInput, type CallInput } from '@/features/browser-api/call-input.rules';
import { loadOutcome } from '@/features/error-page/load-outcome';

type Context = { params: Promise<unknown> };

/** A call that the browser may make (CALL-08, CALL-09): a model as JSON, or an error of the catalogue. Null is a 404. */
export function answerCall<Params, Query extends { locale: Locale }>(
  input: CallInput<Params, Query>,
  load: (asked: Params & Query) => Promise<object | null>,
) {
  return async ({ nextUrl }: NextRequest, { params }: Context): Promise<Response> => {
    await connection();
    const asked = readCallInput(input, { params: await params, query: nextUrl.searchParams });
    // I18N-02: a language that this site does not serve is unknown here.
    if (!asked || toLocale(asked.locale) === null) return answerError(400);

    const outcome = await loadOutcome(() => load(asked));
    return 'model' in outcome ? answerModel(outcome.model) : answerError(outcome.status);
  };
}
