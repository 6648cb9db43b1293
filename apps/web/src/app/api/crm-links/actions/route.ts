import { answerCall } from '@/app/_api/answer-call';
import { getActionProgrammes } from '@/content/crm-links/crm-links.query';
import { ACTIONS_INPUT } from '@/features/browser-api/call-input.rules';

/** CALL-08: the programmes of each action; with a campus, those that it offers. */
export const GET = answerCall(ACTIONS_INPUT, ({ locale, campus }) => getActionProgrammes(locale, campus));
