import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { z } from 'zod';
import { LOCALES } from '@meridia/domain/locales';
import { cleanSearch, SEARCH_KINDS, SEARCH_LENGTH_MAX } from '@meridia/domain/search';
import { count } from '@meridia/telemetry/instruments';
import type { Account } from '../../../auth/service-account.strategy';
import { countMiss } from '../../../search/count-miss';
import { search } from '../../../search/search';

const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((value) => value === 'true');

const query = z.strictObject({
  locale: z.enum(LOCALES).default('fr'),
  q: z
    .string()
    .max(SEARCH_LENGTH_MAX)
    .refine((asked) => asked === cleanSearch(asked)),
  kind: z.enum(SEARCH_KINDS).optional(),
  start: z.coerce.number().int().min(0).max(200).default(0),
  limit: z.coerce.number().int().min(1).max(20).default(4),
  typing: flag,
  untranslated: flag,
  counted: flag,
});

type Asked = z.infer<typeof query>;

/** A search that failed is an outage of search, whatever it answers. */
async function counted(site: string, asked: Asked): ReturnType<typeof search> {
  try {
    const found = await search(strapi, site, asked);
    count('meridia.searches', { outcome: found.data.length > 0 ? 'found' : 'nothing' });
    return found;
  } catch (error) {
    count('meridia.searches', { outcome: 'failed' });
    throw error;
  }
}

export default {
  /** GET /search?q= : what is published that answers it, see search.wire.ts. Drafts are searched by nobody. */
  async find(ctx: Context) {
    const asked = query.safeParse(ctx.query);
    if (!asked.success) {
      count('meridia.searches', { outcome: 'refused' });
      throw new errors.ValidationError('q must be a line of words, and the rest what the contract says');
    }

    const { site } = ctx.state.account as Account;
    const found = await counted(site, asked.data);
    const isInVain = asked.data.kind === undefined && found.data.length === 0;
    if (asked.data.counted && isInVain) await countMiss(strapi, site, asked.data.q);
    return found;
  },
};
