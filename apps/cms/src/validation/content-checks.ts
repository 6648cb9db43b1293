import type { Core } from '@strapi/strapi';
import { guardPublication } from '../guard/guard-on-publish';
import { checkCrmLink } from './crm-link-check';
import { checkEnglishHasFrench } from './english-needs-french';
import { checkRedirect } from './redirect-check';
import { checkSlugIsFree } from './reserved-slug';
import type { WriteCall } from './write-call';

/** Every action of the document service that changes what a document says; `unpublish` and `delete` only take away. */
const WRITES = new Set(['create', 'update', 'clone', 'publish', 'discardDraft']);

type Check = (call: WriteCall) => Promise<void> | void;

const CHECKS: Record<string, Check> = {
  'api::redirect.redirect': checkRedirect,
  'api::crm-link.crm-link': checkCrmLink,
  'api::course.course': checkSlugIsFree,
  'api::news.news': checkSlugIsFree,
  'api::article.article': checkSlugIsFree,
};

/** What the model's own rules cannot say: each check refuses a write with a French sentence for the editor. */
export function checkContentOnWrite(strapi: Core.Strapi): void {
  strapi.documents.use(async (call, next) => {
    if (!WRITES.has(call.action)) return next();

    const write: WriteCall = {
      strapi,
      uid: call.uid,
      action: call.action,
      params: call.params,
    };
    await CHECKS[call.uid]?.(write);
    const written = await next();
    await checkEnglishHasFrench(write, written);
    await guardPublication(write, written);
    return written;
  });
}
