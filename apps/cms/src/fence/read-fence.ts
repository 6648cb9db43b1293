import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Account } from '../auth/service-account.strategy';

const READS = new Set(['findMany', 'findFirst', 'findOne', 'count']);

/**
 * Every read of the content API is limited to the school of the account that asks; anything but a read is refused, and
 * drafts are for the preview account. The fence fails closed: no account, no content.
 */
export function fenceReads(strapi: Core.Strapi): void {
  strapi.documents.use(async (call, next) => {
    const ctx = strapi.requestContext.get();
    if (ctx?.state?.route?.info?.type !== 'content-api') return next();

    const account = ctx.state.account as Account | undefined;
    const { attributes } = call.contentType;
    if (!account || !READS.has(call.action) || !attributes.site) throw new errors.ForbiddenError();

    const params = call.params as { status?: string; filters?: unknown };
    if (params.status === 'draft' && account.role !== 'site-preview') throw new errors.ForbiddenError();

    const filters = { $and: [params.filters ?? {}, { site: account.site }] };
    call.params = { ...params, filters } as typeof call.params;
    return next();
  });
}
