import sharp from 'sharp';
import { z } from 'zod';
import { SITE_KEYS, type SiteKey } from '@meridia/domain/sites';
import { querySql } from './database.ts';
import type { EditorSession } from './editor-session.ts';
import type { OwnService } from './own-service.ts';

type Folder = { id: number; name: string; path: string };
type Library = { file: { id: number; name: string }; folder: Folder; subfolder: Folder };

export type ForeignType = {
  uid: string;
  site: SiteKey;
  documentId: string;
  /** The number of its French draft. */
  id: number;
  relations: string[];
};
export type ForeignSchool = Library & {
  site: SiteKey;
  type: ForeignType;
  own: Library;
  /** A version of one of its documents. */
  versionId: string;
  crmLinkId: string;
  /** Something of it in the bin. */
  binId: string;
};

const models = z.object({
  data: z.array(
    z.object({ uid: z.string(), attributes: z.record(z.string(), z.object({ type: z.string() })) }),
  ),
});
const list = z.object({ results: z.array(z.object({ documentId: z.string(), id: z.number() })) });

const A_MISS = { words: 'astrologie', times: 3, month: '2026-11' };
const A_LABEL = { key: 'fence.test', text: 'Propre à cette école' };

export async function aPicture(colour = '#123456'): Promise<Blob> {
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: colour } });
  return new Blob([new Uint8Array(await picture.png().toBuffer())], { type: 'image/png' });
}

/** A document of the other school for each type of content, by an administrator. */
export async function foreignTypes(admin: EditorSession, site: SiteKey): Promise<ForeignType[]> {
  // No label is loaded: the dictionary of the site has them all.
  await admin.create('api::label.label', { site, ...A_LABEL });
  // Nor has anybody searched in vain yet.
  await admin.create('api::search-miss.search-miss', { site, ...A_MISS });
  const { data } = models.parse((await admin.ask('GET', '/content-manager/content-types')).json);
  const content = data.filter(({ uid }) => uid.startsWith('api::'));
  return Promise.all(
    content.map(async ({ uid, attributes }) => {
      const query = `filters[site][$eq]=${site}&pageSize=1&locale=fr`;
      const answer = await admin.ask('GET', `/content-manager/collection-types/${uid}?${query}`);
      const [found] = list.parse(answer.json).results;
      if (!found) throw new Error(`${site} has no ${uid}: the fence round it cannot be tried`);
      const relations = Object.entries(attributes)
        .filter(
          ([name, { type }]) =>
            type === 'relation' && !['createdBy', 'updatedBy', 'localizations'].includes(name),
        )
        .map(([name]) => name);
      return { uid, site, ...found, relations };
    }),
  );
}

async function libraryOf(service: OwnService, admin: EditorSession, site: SiteKey): Promise<Library> {
  const [row] = await querySql<{ value: string }>(
    service.database,
    `select value from strapi_core_store_settings where key = 'plugin_upload_school-folders'`,
  );
  const id = (JSON.parse(row?.value ?? '{}') as Record<string, number>)[site] ?? 0;
  await admin.ask('POST', '/upload/folders', { name: `Portraits de ${site}`, parent: id });
  const folders = await querySql<Folder>(
    service.database,
    `select id, name, path from upload_folders where id = $1 or name = $2 order by path`,
    [id, `Portraits de ${site}`],
  );
  const [folder, subfolder] = folders;
  const [file] = await querySql<{ id: number; name: string }>(
    service.database,
    `select id, name from files where folder_path = $1 order by id limit 1`,
    [folder?.path],
  );
  if (!folder || !subfolder || !file) throw new Error(`${site} has no pictures`);
  return { file, folder, subfolder };
}

/** Nobody has asked this school for an address in vain yet, nor used a redirect of it. */
async function countSomething(database: string, site: SiteKey): Promise<void> {
  await querySql(
    database,
    `insert into unknown_addresses (site, path, referrer, times, first_day, last_day)
     values ($1, $2, $3, 3, current_date, current_date)`,
    [site, `/propre-a-${site}`, `annuaire.example/${site}`],
  );
  await querySql(
    database,
    `insert into redirect_uses select site, document_id, current_date, 5 from redirects where site = $1 limit 1`,
    [site],
  );
}

const created = z.object({ data: z.object({ documentId: z.string() }) });

async function somethingInBin(service: OwnService, admin: EditorSession, site: SiteKey): Promise<string> {
  const uid = 'api::label.label';
  const { json } = await admin.create(uid, { site, key: 'fence.bin', text: 'Mis à la corbeille' });
  const { documentId } = created.parse(json).data;
  await admin.ask('DELETE', `/content-manager/collection-types/${uid}/${documentId}?locale=*`);
  const [row] = await querySql<{ id: string }>(
    service.database,
    'select id from content_bin where document_id = $1',
    [documentId],
  );
  if (!row) throw new Error('The bin is empty');
  return row.id;
}

export async function foreignSchool(
  service: OwnService,
  admin: EditorSession,
  site: SiteKey,
  types: readonly ForeignType[],
): Promise<ForeignSchool> {
  const [home = site] = SITE_KEYS.filter((key) => key !== site);
  await countSomething(service.database, site);
  const type = types.find(({ uid }) => uid === 'api::course.course');
  const crmLink = types.find(({ uid }) => uid === 'api::crm-link.crm-link');
  if (!type || !crmLink) throw new Error('No course, or no CRM link');
  const own = await libraryOf(service, admin, home);
  // What the administrator has just created has a history.
  const [version] = await querySql<{ id: string }>(
    service.database,
    `select id from content_versions where site = $1 limit 1`,
    [site],
  );
  if (!version) throw new Error(`${site} has no versions`);
  const binId = await somethingInBin(service, admin, site);
  return {
    ...{ site, type, own, versionId: version.id, binId, crmLinkId: crmLink.documentId },
    ...(await libraryOf(service, admin, site)),
  };
}

/** The tables that say whose a row is, and have another column beside. */
async function tablesOfSchools(database: string, beside = 'site'): Promise<string[]> {
  const rows = await querySql<{ name: string }>(
    database,
    `select table_name as name from information_schema.columns site join information_schema.columns beside using (table_schema, table_name)
     where table_schema = 'public' and site.column_name = 'site' and beside.column_name = $1
       and table_name not in ('content_changes', 'up_users', 'search_words', 'content_findings')`,
    [beside],
  );
  return rows.map(({ name }) => name);
}

/** Everything of a school, as one number for each table. */
export async function fingerprint(database: string, { site, folder }: ForeignSchool) {
  const tables = await tablesOfSchools(database);
  const ofSchool = tables.map(
    (name) => `select '${name}' as name, t::text as row from "${name}" t where site = '${site}'`,
  );
  const media = [
    `select 'files', f::text from files f where folder_path = '${folder.path}' or folder_path like '${folder.path}/%'`,
    `select 'folders', f::text from upload_folders f where path = '${folder.path}' or path like '${folder.path}/%'`,
    `select 'pictures', m.related_type || m.related_id || m.field || m.file_id from files_related_mph m
       join files f on f.id = m.file_id where f.folder_path = '${folder.path}' or f.folder_path like '${folder.path}/%'`,
    `select 'pictures of courses', m.related_id || m.field || m.file_id from files_related_mph m
       join courses c on c.id = m.related_id where m.related_type = 'api::course.course' and c.site = '${site}'`,
  ];
  const rows = await querySql<{ name: string; hash: string }>(
    database,
    `select name, count(*) || ' ' || md5(string_agg(row, '|' order by row)) as hash
     from (${[...ofSchool, ...media].join(' union all ')}) as everything group by name order by name`,
  );
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
}

/** The ids of a school's documents and pictures, and the names of its pictures: no answer to the other may hold one. */
export async function tracesOf(database: string, school: ForeignSchool): Promise<string[]> {
  const { site, folder, subfolder } = school;
  const isIn = (path: string) => `${path} = '${folder.path}' or ${path} like '${folder.path}/%'`;
  const reads = [
    ...(await tablesOfSchools(database, 'document_id')).map(
      (table) => `select document_id as text from "${table}" where site = '${site}'`,
    ),
    `select referrer from unknown_addresses where site = '${site}'`,
    `select document_id from files where ${isIn('folder_path')}`,
    `select name from files where ${isIn('folder_path')}`,
    `select document_id from upload_folders where ${isIn('path')}`,
  ];
  const rows = await querySql<{ text: string }>(database, reads.join(' union '));
  return [subfolder.name, ...rows.map(({ text }) => text)];
}
