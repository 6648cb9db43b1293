import type { Core } from '@strapi/strapi';
import { isPublication, type WriteCall } from '../validation/write-call';
import { PLANS, SCHEDULED_TYPES } from './scheduled-types.data';

const FIELDS = { publish: 'publishAt', unpublish: 'unpublishAt' } as const satisfies Record<
  keyof typeof PLANS,
  string
>;

/** What was planned and is done before its time, by hand, is not done again later. */
export function forgetPlanOnPublish(strapi: Core.Strapi): void {
  const isScheduled = (uid: string) => SCHEDULED_TYPES.some((type) => type === uid);
  strapi.documents.use(async (call, next) => {
    const { uid, action } = call;
    const { documentId } = call.params as { documentId?: string };
    const write: WriteCall = { strapi, uid, action, params: call.params };
    const done = action === 'unpublish' ? 'unpublish' : isPublication(write) ? 'publish' : null;
    if (!done || !documentId || !isScheduled(uid)) return next();

    await strapi.db.query(uid).updateMany({ where: { documentId }, data: { [FIELDS[done]]: null } });
    return next();
  });
}
