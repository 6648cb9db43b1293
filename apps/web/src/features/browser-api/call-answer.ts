import { errorMessage } from '@meridia/domain/error-catalogue';

export type CallAnswer = { status: number; headers: Readonly<Record<string, string>>; body: string };

/** For a browser that opens a form twice; the change feed does not reach it. */
const KEPT = 'public, max-age=60';

function answerJson(status: number, body: unknown, life: string): CallAnswer {
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': life };
  return { status, headers, body: JSON.stringify(body) };
}

export function answerModel(model: unknown): CallAnswer {
  return answerJson(200, model, KEPT);
}

/** ERR-01: nothing of what failed, only what the catalogue says of it. */
export function answerError(statusCode: number): CallAnswer {
  return answerJson(statusCode, { statusCode, errorText: errorMessage(statusCode) }, 'no-store');
}
