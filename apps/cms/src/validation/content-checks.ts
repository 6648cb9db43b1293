import type { Core } from '@strapi/strapi';
import { checkFrenchIsComplete } from './french-completeness';
import { checkCrmLink } from './crm-link-check';
import { checkRedirect } from './redirect-check';

const WRITES = new Set(['create', 'update', 'publish']);

type Check = (call: WriteCall) => Promise<void>;
export type WriteCall = {
  strapi: Core.Strapi;
  uid: string;
  action: string;
  params: { documentId?: string; locale?: string; status?: string; data?: Record<string, unknown> };
};

const CHECKS: Record<string, Check> = {
  'api::redirect.redirect': checkRedirect,
  'api::crm-link.crm-link': checkCrmLink,
};

/** What the model's own rules cannot say: each check refuses a write with a French sentence for the editor. */
export function checkContentOnWrite(strapi: Core.Strapi): void {
  strapi.documents.use(async (call, next) => {
    if (!WRITES.has(call.action)) return next();

    const write: WriteCall = {
      strapi,
      uid: call.uid,
      action: call.action,
      params: call.params as WriteCall['params'],
    };
    await CHECKS[call.uid]?.(write);
    const written = await next();
    await checkFrenchIsComplete(write, written);
    return written;
  });
}
