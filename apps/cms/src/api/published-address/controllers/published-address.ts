import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { z } from 'zod';
import { MAX_DOCUMENT_IDS } from '@meridia/contract/published-addresses.wire';
import { LOCALES } from '@meridia/domain/locales';
import { readPublishedAddresses } from '../../../addresses/published-addresses';
import type { Account } from '../../../auth/service-account.strategy';

const documentId = z.string().regex(/^[a-z0-9]{24}$/);
const query = z.strictObject({
  /** Every call carries it (CALL-02); the answer is the same in all of them. */
  locale: z.enum(LOCALES).optional(),
  /** What is published in this language alone. */
  language: z.enum(LOCALES).optional(),
  /** When each was last changed, beside its address. */
  dates: z
    .literal('true')
    .transform(() => true)
    .optional(),
  documentIds: z
    .union([z.string(), z.array(z.string())])
    .transform((asked) => [asked].flat().flatMap((part) => part.split(',')))
    .pipe(z.array(documentId).max(MAX_DOCUMENT_IDS))
    .optional(),
});

export default {
  /** GET /published-addresses?documentIds=&language=&dates=true : where every published document, or some of them, has its page. */
  async find(ctx: Context) {
    const asked = query.safeParse(ctx.query);
    if (!asked.success) {
      throw new errors.ValidationError(
        `documentIds must be ids of at most ${MAX_DOCUMENT_IDS} documents, and language one of ${LOCALES.join(', ')}`,
      );
    }
    ctx.set('Cache-Control', 'no-store');

    const { site } = ctx.state.account as Account;
    const answer = await readPublishedAddresses(strapi, site, asked.data);
    ctx.type = 'application/json';
    ctx.body = answer;
  },
};
