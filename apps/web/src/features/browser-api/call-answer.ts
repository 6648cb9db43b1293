import { errorMessage } from '@meridia/domain/error-catalogue';

/** For a browser that opens a form twice; the change feed does not reach it. */
const KEPT = 'public, max-age=60';

export function answerModel(model: unknown): Response {
  return Response.json(model, { headers: { 'Cache-Control': KEPT } });
}

/** ERR-01: nothing of what failed, only what the catalogue says of it. */
export function answerError(statusCode: number): Response {
  const body = { statusCode, errorText: errorMessage(statusCode) };
  return Response.json(body, { status: statusCode, headers: { 'Cache-Control': 'no-store' } });
}
