import { connection } from 'next/server';
import { answerError } from '@/features/browser-api/call-answer';

/** No other call is open to the browser. */
export async function GET(): Promise<Response> {
  await connection();
  return answerError(404);
}
