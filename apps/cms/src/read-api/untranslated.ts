import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';
import type { Locale } from '@meridia/domain/locales';

/** Documents in a language that do not exist in another one. */
type Untranslated = { uid: string; locale: Locale; without: Locale; status: 'published' | 'draft' };
type ReadEvent = { model: { uid: string }; params: { where?: object } };

const limits = new AsyncLocalStorage<Untranslated>();

/** What is read of the type meanwhile is limited to these. */
export const whileUntranslated = <Result>(
  limit: Untranslated,
  task: () => Promise<Result>,
): Promise<Result> => limits.run(limit, task);

/** As a query, of which the database makes what it needs: the ids themselves are as many as the school has translations. */
function rowsWithout(strapi: Core.Strapi, { uid, locale, without, status }: Untranslated) {
  const database = strapi.db.connection;
  const { tableName } = strapi.db.metadata.get(uid);
  const hasDrafts = strapi.contentType(uid as 'api::event.event').options?.draftAndPublish === true;
  const state = status === 'published' ? 'not null' : 'null';
  const isOfStatus = (row: string) => (hasDrafts ? `${row}.published_at is ${state}` : 'true');
  const translated = database({ translated: tableName })
    .select(database.raw('1'))
    .whereRaw('translated.document_id = untranslated.document_id')
    .where('translated.locale', without)
    .whereRaw(isOfStatus('translated'));
  return database({ untranslated: tableName })
    .select('untranslated.id')
    .where('untranslated.locale', locale)
    .whereRaw(isOfStatus('untranslated'))
    .whereNotExists(translated);
}

/** The filters of the document service take values; the queries below it take a query as well. */
export function limitToUntranslated(strapi: Core.Strapi): void {
  const limit = ({ model, params }: ReadEvent) => {
    const asked = limits.getStore();
    if (asked?.uid !== model.uid) return;
    params.where = { $and: [params.where ?? {}, { id: { $in: rowsWithout(strapi, asked) } }] };
  };
  strapi.db.lifecycles.subscribe({ beforeFindMany: limit, beforeCount: limit });
}
