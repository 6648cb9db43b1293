import { answerCall } from '@/app/_api/answer-call';
import { getCrmLink } from '@/content/crm-links/crm-links.query';
import { LINK_INPUT } from '@/features/browser-api/call-input.rules';

/** CALL-08, MODAL-09: the link of a pair; null when it has none. */
export const GET = answerCall(LINK_INPUT, async ({ action, course, campus }) => ({
  url: await getCrmLink(action, course, campus),
}));
