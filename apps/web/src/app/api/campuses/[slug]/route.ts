import { answerCall } from '@/app/_api/answer-call';
import { getCampusName } from '@/content/campuses/campuses.query';
import { CAMPUS_INPUT } from '@/features/browser-api/call-input.rules';

/** CALL-09: how a campus is called. */
export const GET = answerCall(CAMPUS_INPUT, async ({ locale, slug }) => {
  const name = await getCampusName(locale, slug);
  return name === null ? null : { name };
});
