import { answerCall } from '@/app/_api/answer-call';
import { getActionCampuses } from '@/content/crm-links/crm-links.query';
import { CAMPUSES_INPUT } from '@/features/browser-api/call-input.rules';

/** CALL-08: the campuses where a programme can be asked for. */
export const GET = answerCall(CAMPUSES_INPUT, ({ locale, action, course }) =>
  getActionCampuses(locale, action, course),
);
