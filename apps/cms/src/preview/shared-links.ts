import type { Core } from '@strapi/strapi';
import type { Locale } from '@meridia/domain/locales';
import type { SiteKey } from '@meridia/domain/sites';
import type { Database } from '../search-index/database';

const TABLE = 'preview_links';
const LIFE_DAYS = 7;

/** One language of a document. */
export type Version = { site: SiteKey; uid: string; documentId: string; locale: Locale };
export type SharedLink = { id: string; endsAt: Date };

type Row = { id: string; ends_at: Date };

const toLink = ({ id, ends_at: endsAt }: Row): SharedLink => ({ id, endsAt });

function standing(database: Database, { site, uid, documentId, locale }: Version) {
  return database(TABLE)
    .where({ site, uid, document_id: documentId, locale, revoked_at: null })
    .andWhere('ends_at', '>', database.raw('now()'));
}

async function findStanding(database: Database, version: Version): Promise<SharedLink | null> {
  const row = await standing(database, version).orderBy('ends_at', 'desc').first('id', 'ends_at');
  return row ? toLink(row) : null;
}

/** The link of a document in a language that is with somebody now. */
export function findSharedLink(strapi: Core.Strapi, version: Version): Promise<SharedLink | null> {
  return findStanding(strapi.db.connection, version);
}

/** Whether a link that was given away may still be used, for this document in this language. */
export async function isStanding(strapi: Core.Strapi, version: Version, id: string): Promise<boolean> {
  return (await standing(strapi.db.connection, version).andWhere({ id }).first('id')) !== undefined;
}

/** One at a time for a document in a language, whoever asks and in whichever process: what is withdrawn is all there is. */
export async function shareLink(strapi: Core.Strapi, version: Version, madeBy: number): Promise<SharedLink> {
  const { site, uid, documentId, locale } = version;
  return strapi.db.transaction(async ({ trx }) => {
    await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [
      `${TABLE} ${uid} ${documentId} ${locale}`,
    ]);
    const known = await findStanding(trx, version);
    if (known) return known;
    const [row] = await trx(TABLE)
      .insert({
        site,
        uid,
        document_id: documentId,
        locale,
        made_by: madeBy,
        ends_at: trx.raw(`now() + interval '${LIFE_DAYS} days'`),
      })
      .returning(['id', 'ends_at']);
    return toLink(row);
  });
}

type Withdrawn = Pick<Version, 'site' | 'uid' | 'documentId'> & { id: string };

/** False when there is no such link of this document. */
export async function withdrawLink(strapi: Core.Strapi, link: Withdrawn): Promise<boolean> {
  const { site, uid, documentId, id } = link;
  const changed = await strapi.db
    .connection(TABLE)
    .where({ id, site, uid, document_id: documentId, revoked_at: null })
    .update({ revoked_at: strapi.db.connection.raw('now()') });
  return changed > 0;
}
