import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { redirectHitsWire } from '@meridia/contract/redirect-hits.wire';
import type { Account } from '../../../auth/service-account.strategy';
import { countBatch } from '../../../redirect-desk/count-batch';

export default {
  /** POST /redirect-hits : what a node of the site has counted, see redirect-hits.wire.ts. */
  async add(ctx: Context) {
    const sent = redirectHitsWire.safeParse((ctx.request as { body?: unknown }).body);
    if (!sent.success) throw new errors.ValidationError('A batch of counts is expected');

    const { site } = ctx.state.account as Account;
    await countBatch(strapi, site, sent.data);
    ctx.status = 204;
  },
};
