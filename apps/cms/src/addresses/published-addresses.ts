import type { Core } from '@strapi/strapi';
import type { Locale } from '@meridia/domain/locales';

const SLUG = 'slug';
const RUBRIQUE_AND_SLUG = `concat_ws('/', rubrique, slug)`;

/** The types whose documents have a page of their own, and the SQL of where it is. */
export const ADDRESSES = {
  'api::course.course': SLUG,
  'api::campus.campus': SLUG,
  'api::event.event': SLUG,
  'api::news.news': SLUG,
  'api::blog-post.blog-post': SLUG,
  'api::job-offer.job-offer': SLUG,
  'api::testimonial.testimonial': SLUG,
  'api::article.article': RUBRIQUE_AND_SLUG,
};

/** In universal time, as the columns are written. */
const LAST_CHANGE = `to_char(max(updated_at), 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** Without ids every document; without a language whatever is published in one of them. */
type Asked = { documentIds?: readonly string[]; language?: Locale; dates?: boolean };

/**
 * The answer's own text, built by PostgreSQL in one statement: at 100,000 documents neither rows nor objects are made
 * here. It goes past the document service, so the school is part of every read.
 */
export async function readPublishedAddresses(
  strapi: Core.Strapi,
  site: string,
  { documentIds, language, dates = false }: Asked,
): Promise<string> {
  const database = strapi.db.connection;
  const perType = Object.entries(ADDRESSES).map(([uid, address]) => {
    const published = database(strapi.db.metadata.get(uid).tableName)
      .select('document_id', database.raw(`${address} as address, ${LAST_CHANGE} as changed_at`))
      .where({ site })
      .whereNotNull('published_at')
      .groupByRaw(`document_id, ${address}`);
    if (language) published.where({ locale: language });
    if (documentIds) published.whereIn('document_id', documentIds);
    return [uid, published] as const;
  });
  const columns = dates ? 'document_id, address, changed_at' : 'document_id, address';
  const pairs = perType.map(
    () => `?::text, coalesce((select json_agg(json_build_array(${columns})) from ? as found), '[]')`,
  );
  const { rows }: { rows: { data: string }[] } = await database.raw(
    `select json_build_object(${pairs.join(', ')})::text as data`,
    perType.flat(),
  );
  return `{"data":${rows[0]?.data ?? '{}'}}`;
}
