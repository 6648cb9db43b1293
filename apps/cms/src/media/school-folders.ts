import type { Core } from '@strapi/strapi';
import { SITE_KEYS, type SiteKey } from '@meridia/domain/sites';
import { SCHOOL_NAMES } from '../editor/roles.data';
import type { SchoolFolder } from './school-folders.rules';

export const FILE = 'plugin::upload.file';
export const FOLDER = 'plugin::upload.folder';

const LOCK = 7_214_002;
type Ids = Partial<Record<SiteKey, number>>;

/** By number, so that a folder can be renamed. */
function idStore(strapi: Core.Strapi) {
  return strapi.store({ type: 'plugin', name: 'upload', key: 'school-folders' });
}

async function readIds(strapi: Core.Strapi): Promise<Ids> {
  return ((await idStore(strapi).get({})) as Ids | null) ?? {};
}

/** The folder of each school in the media library: what lies in it, at any depth, is the school's. */
export async function schoolFolders(strapi: Core.Strapi): Promise<SchoolFolder[]> {
  const ids = await readIds(strapi);
  const rows: { id: number; path: string }[] = await strapi.db
    .query(FOLDER)
    .findMany({ select: ['id', 'path'], where: { id: { $in: Object.values(ids) } } });
  return SITE_KEYS.flatMap((site) => {
    const row = rows.find(({ id }) => id === ids[site]);
    return row ? [{ ...row, site }] : [];
  });
}

async function findOrCreate(strapi: Core.Strapi, site: SiteKey, id: number | undefined): Promise<number> {
  const folders = strapi.db.query(FOLDER);
  const where = id === undefined ? { name: SCHOOL_NAMES[site], parent: null } : { id };
  const found = await folders.findOne({ select: ['id'], where });
  if (found) return found.id;
  const created = await strapi.plugin('upload').service('folder').create({ name: SCHOOL_NAMES[site] });
  return created.id;
}

/** Pictures from before schools had folders, and those an administrator left at the root: the one school that shows them. */
async function adoptStrayFiles(strapi: Core.Strapi, folders: readonly SchoolFolder[]): Promise<void> {
  const types = Object.values(strapi.contentTypes).filter(
    ({ uid, attributes }) => uid.startsWith('api::') && 'site' in attributes,
  );
  const uses = types.flatMap(({ uid }) => {
    const { tableName } = strapi.db.metadata.get(uid);
    const components = `${tableName}_cmps`;
    return [
      `select m.file_id, t.site from files_related_mph m
         join ${tableName} t on m.related_type = '${uid}' and t.id = m.related_id`,
      `select m.file_id, t.site from files_related_mph m
         join ${components} c on c.component_type = m.related_type and c.cmp_id = m.related_id
         join ${tableName} t on t.id = c.entity_id`,
    ].slice(0, hasComponents(strapi, uid) ? 2 : 1);
  });
  const owned = `
    select uses.file_id, min(uses.site) as site from (${uses.join(' union ')}) as uses
    join files on files.id = uses.file_id and files.folder_path = '/'
    group by uses.file_id having count(distinct uses.site) = 1`;

  for (const { id, site, path } of folders) {
    await strapi.db.connection.raw(
      `with mine as (select file_id from (${owned}) as owned where site = ?),
            moved as (update files set folder_path = ? where id in (select file_id from mine) returning id)
       insert into files_folder_lnk (file_id, folder_id, file_ord)
       select id, ?, row_number() over (order by id) from moved
       where not exists (select 1 from files_folder_lnk where file_id = moved.id)`,
      [site, path, id],
    );
  }
}

function hasComponents(strapi: Core.Strapi, uid: string): boolean {
  const { attributes } = strapi.getModel(uid as 'api::event.event');
  return Object.values(attributes).some(({ type }) => type === 'component' || type === 'dynamiczone');
}

/** Run at every boot: makes the folders that are missing, and leaves those that exist where and as they are. */
export async function setSchoolFolders(strapi: Core.Strapi): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    // Two processes that start together would make two folders of one name.
    await trx.raw('select pg_advisory_xact_lock(?)', [LOCK]);
    const known = await readIds(strapi);
    const ids: Ids = {};
    for (const site of SITE_KEYS) {
      const isThere =
        known[site] && (await strapi.db.query(FOLDER).count({ where: { id: known[site] } })) > 0;
      ids[site] = await findOrCreate(strapi, site, isThere ? known[site] : undefined);
    }
    await idStore(strapi).set({ value: ids });
  });
  await adoptStrayFiles(strapi, await schoolFolders(strapi));
}
