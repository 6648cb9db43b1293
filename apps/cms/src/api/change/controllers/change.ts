import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { z } from 'zod';
import { LOCALES } from '@meridia/domain/locales';
import type { Account } from '../../../auth/service-account.strategy';
import { readChangeFeed } from '../../../changes/change-feed';

const query = z.strictObject({
  locale: z.enum(LOCALES).optional(),
  since: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
});

export default {
  /** GET /changes?since= : what was announced after that number, oldest first. */
  async find(ctx: Context) {
    const asked = query.safeParse(ctx.query);
    if (!asked.success) throw new errors.ValidationError('since must be a number');
    ctx.set('Cache-Control', 'no-store');

    const { site } = ctx.state.account as Account;
    return readChangeFeed(strapi, site, asked.data.since);
  },
};
