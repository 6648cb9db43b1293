import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { z } from 'zod';
import { LOCALES } from '@meridia/domain/locales';
import type { Account } from '../../../auth/service-account.strategy';
import { PAGE_ENDPOINTS } from '../../../preview/page-endpoints.data';
import { readVersion } from '../../../preview/read-version';
import { isStanding } from '../../../preview/shared-links';

const query = z.strictObject({
  uid: z.string(),
  documentId: z.string().regex(/^[a-z0-9]{24}$/),
  locale: z.enum(LOCALES),
  status: z.enum(['draft', 'published']),
  /** Of a link that was given away. */
  shared: z.uuid().optional(),
});

export default {
  /** GET /previews?uid=&documentId=&status=&shared= : what a preview link shows, for the account that shows it (PREVIEW-02). */
  async find(ctx: Context) {
    const asked = query.safeParse(ctx.query);
    if (!asked.success) throw new errors.ValidationError('A preview is of one version of one document');
    ctx.set('Cache-Control', 'no-store');

    const { uid, documentId, locale, status, shared } = asked.data;
    const { site } = ctx.state.account as Account;
    const endpoint = PAGE_ENDPOINTS.find((one) => one.uid === uid);
    const isOver = shared && !(await isStanding(strapi, { site, uid, documentId, locale }, shared));
    if (!endpoint || isOver) return ctx.notFound();
    const data = await readVersion(strapi, endpoint, { documentId, locale, status });
    return data ? { data } : ctx.notFound();
  },
};
