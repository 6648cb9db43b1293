import type { Core } from '@strapi/strapi';
import type { Database } from '../search-index/database';
import { FOREIGN_DOCUMENT } from './foreign-document.rules';

const TRIGGER = 'keep_document_site';

/**
 * After the write, so that a row that `on conflict` leaves out claims no id. The insert waits for another transaction that claims the same id.
 * No column is named: PostgreSQL refuses to change the type of one that a trigger names, and Strapi changes types at its start.
 */
const CREATE = `
  create table if not exists document_sites (document_id text primary key, site text not null);
  create or replace function ${TRIGGER}() returns trigger language plpgsql as $$
  begin
    if new.document_id is null then return null; end if;
    if tg_op = 'UPDATE' and new.document_id = old.document_id and new.site = old.site then return null; end if;
    if new.site is not null then
      insert into document_sites (document_id, site) values (new.document_id, new.site)
      on conflict (document_id) do nothing;
      if found then return null; end if;
      perform 1 from document_sites where document_id = new.document_id and site = new.site;
      if found then return null; end if;
    end if;
    raise exception '% % is not of school %', tg_table_name, new.document_id, new.site
      using errcode = 'check_violation', constraint = '${FOREIGN_DOCUMENT}', table = tg_table_name;
  end $$`;

const GUARDED = `
  select relname as name from pg_trigger join pg_class on pg_class.oid = tgrelid
  where tgname = '${TRIGGER}' and relnamespace = current_schema()::regnamespace`;

/** Of rows that were written before, the first says whose the document is. */
const CLAIM = `
  insert into document_sites (document_id, site)
  select distinct on (document_id) document_id, site from ?? where document_id is not null and site is not null
  order by document_id, id
  on conflict (document_id) do nothing`;

const HELD_TWICE = `
  select distinct document_id from ?? as content join document_sites using (document_id)
  where content.site is distinct from document_sites.site`;

/** Locks the table until what it holds is claimed: nothing is written in between. */
async function guard(database: Database, table: string, log: Core.Strapi['log']): Promise<void> {
  await database.transaction(async (trx) => {
    await trx.raw(
      `create trigger ${TRIGGER} after insert or update on ?? for each row execute function ${TRIGGER}()`,
      [table],
    );
    await trx.raw(CLAIM, [table]);
    const { rows }: { rows: { document_id: string }[] } = await trx.raw(HELD_TWICE, [table]);
    if (rows.length > 0)
      log.error(
        `${table}: held by two schools, or by none: ${rows.map(({ document_id }) => document_id).join(', ')}`,
      );
  });
}

/**
 * SCHOOL-01: whatever writes, a document id is of one school for ever, also of one that is deleted. At each start, for every type of content that
 * has a school: one that is new is guarded from its first document.
 */
export async function keepDocumentSites(strapi: Core.Strapi, database: Database): Promise<void> {
  await database.raw(CREATE);
  const { rows }: { rows: { name: string }[] } = await database.raw(GUARDED);
  const guarded = new Set(rows.map(({ name }) => name));
  const tables = Object.values(strapi.contentTypes)
    .filter(({ uid, attributes }) => uid.startsWith('api::') && 'site' in attributes)
    .map(({ uid }) => strapi.db.metadata.get(uid).tableName);
  for (const table of tables) if (!guarded.has(table)) await guard(database, table, strapi.log);
}
