import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { panelAuthor } from '../history/panel-author';
import type { PanelDocument } from '../panel-api/panel-document';
import { modelOf } from '../history/model';
import { localisedFields } from './localised.rules';
import { readSnapshots } from './read-history';

const NO_ENGLISH = 'Il n’y a pas encore de version anglaise à marquer comme à jour.';
const NOT_SHOWN = 'Le français a changé entre-temps : rechargez la page.';

/**
 * TRAD-06: the French that she has seen needed no change of the English. It names the version that she saw: a French that was saved since
 * is not covered by it, and an older mark does not replace a newer one.
 */
export async function markCurrent(
  strapi: Core.Strapi,
  { uid, documentId, site }: PanelDocument,
  frenchVersion: string,
): Promise<void> {
  const database = strapi.db.connection;
  if ((await strapi.db.query(uid).count({ where: { documentId, locale: 'en' } })) === 0)
    throw new errors.ValidationError(NO_ENGLISH);
  const version: { id: string } | undefined = await database('content_versions')
    .first('id')
    .where({ id: frenchVersion, uid, document_id: documentId, locale: 'fr' });
  const snapshot = version && (await readSnapshots(strapi, [Number(version.id)])).get(Number(version.id));
  if (!version || !snapshot) throw new errors.ValidationError(NOT_SHOWN);

  const model = modelOf(strapi)(uid);
  const names = model ? localisedFields(model) : [];
  const french = Object.fromEntries(names.map((name) => [name, snapshot[name] ?? null]));
  const author = panelAuthor(strapi);
  await database.raw(
    `insert into translation_marks (document_id, site, uid, french_version, french, author_id, author)
     values (:documentId, :site, :uid, :version, :french::jsonb, :authorId, :author)
     on conflict (document_id) do update set french_version = excluded.french_version, french = excluded.french,
       author_id = excluded.author_id, author = excluded.author, at = clock_timestamp()
     where translation_marks.french_version <= excluded.french_version`,
    {
      ...{ documentId, site, uid, version: version.id, french: JSON.stringify(french) },
      ...{ authorId: author?.id ?? null, author: author?.name ?? null },
    },
  );
}
