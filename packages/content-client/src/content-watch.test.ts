import { expect, it } from 'vitest';
import { AppError } from '@meridia/domain/app-error';
import { httpError, networkError, queueError, timeoutError, unexpectedAnswerError } from './content-error.ts';
import { outcomeOf } from './content-watch.ts';

const URL = 'http://content.example/api/news';

it.each([
  ['status', httpError({ url: URL, status: 503, statusText: '', text: '' })],
  ['unreachable', networkError(URL, new Error('refused'))],
  ['timeout', timeoutError(URL)],
  ['refused', queueError(URL)],
  ['shape', unexpectedAnswerError(URL, 'not JSON')],
])('%s is told apart, though some have the same status', (outcome, error) => {
  expect(error).toBeInstanceOf(AppError);
  expect(outcomeOf(error)).toBe(outcome);
});
