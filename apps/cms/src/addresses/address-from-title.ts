import type { Core } from '@strapi/strapi';
import { addressOfTitle, candidatesOf, toAddressForm } from './address-form.rules';

type Data = Record<string, unknown>;
type Params = { documentId?: string; data?: Data };
type Row = { site?: string; slug?: string | null } & Data;

const WRITES = new Set(['create', 'update', 'clone']);
/** An empty address is that of the section itself. */
const MAY_BE_EMPTY = 'api::article.article';

const toText = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** How many are asked for at first; each time ten times as many, for the title that a school gives every week. */
const FIRST_ASKED = 20;
const MOST_ASKED = 20_000;

/** The first that no document of the school has. */
async function firstFree(
  strapi: Core.Strapi,
  uid: string,
  { site, address }: { site: unknown; address: string },
): Promise<string> {
  for (let from = 0, count = FIRST_ASKED; ; from += count, count = Math.min(10 * count, MOST_ASKED)) {
    const candidates = candidatesOf(address, from, count);
    const where = { site, slug: { $in: candidates } };
    const rows: Row[] = await strapi.db.query(uid).findMany({ where, select: ['slug'] });
    const taken = new Set(rows.map(({ slug }) => slug));
    const free = candidates.find((one) => !taken.has(one));
    if (free !== undefined) return free;
  }
}

/** What was typed, brought to its form; nothing typed and none yet: made of the title, free in the school. */
async function addressOf(
  strapi: Core.Strapi,
  uid: string,
  action: string,
  { documentId, data = {} }: Params,
) {
  const typed = toAddressForm(toText(data.slug));
  if (uid === MAY_BE_EMPTY) return 'slug' in data ? typed || null : undefined;
  const stored: Row = documentId
    ? ((await strapi.db.query(uid).findOne({ where: { documentId, publishedAt: null } })) ?? {})
    : {};
  const isCopy = action === 'clone';
  if (typed !== '' && !isCopy) return typed;
  if (toText(stored.slug) !== '' && !isCopy) return 'slug' in data ? stored.slug : undefined;
  const made = typed || addressOfTitle({ ...stored, ...data });
  const site = data.site ?? stored.site;
  return made === '' ? undefined : firstFree(strapi, uid, { site, address: made });
}

/** GUARD-04: no editor writes an address by hand, and whatever she types is brought to the form of one. */
export function setAddresses(strapi: Core.Strapi): void {
  strapi.documents.use(async (call, next) => {
    const params = call.params as Params;
    const hasAddress = call.uid.startsWith('api::') && 'slug' in call.contentType.attributes;
    if (!hasAddress || !WRITES.has(call.action) || !params.data) return next();

    const slug = await addressOf(strapi, call.uid, call.action, params);
    if (slug !== undefined) call.params = { ...params, data: { ...params.data, slug } };
    return next();
  });
}
