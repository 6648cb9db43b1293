import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { z } from 'zod';
import { LOCALES } from '@meridia/domain/locales';
import type { Account } from '../../../auth/service-account.strategy';
import { noteNode } from '../../../receipts/note-node';
import { readChangeFeed } from '../../../changes/change-feed';

const query = z.strictObject({
  locale: z.enum(LOCALES).optional(),
  /** The node of the site that asks, which has everything up to `since`. */
  node: z.uuid().optional(),
  since: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
});

export default {
  /** GET /changes?since= : what was announced after that number, oldest first. */
  async find(ctx: Context) {
    const asked = query.safeParse(ctx.query);
    if (!asked.success) throw new errors.ValidationError('since must be a number');
    ctx.set('Cache-Control', 'no-store');

    const { site } = ctx.state.account as Account;
    const { node, since } = asked.data;
    if (node) await noteNode(strapi, { site, node, position: since });
    return readChangeFeed(strapi, site, since);
  },
};
