import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { SITE_KEYS } from '@meridia/domain/sites';
import { EDITORS } from '@meridia/tools/services/service-accounts';
import { querySql } from '../support/database.ts';
import { logInEditor, type EditorSession } from '../support/editor-session.ts';
import { aPicture, foreignSchool, foreignTypes, type ForeignSchool } from '../support/foreign-school.ts';
import type { Answer } from '../support/http-call.ts';
import { startOwnService, type OwnService } from '../support/own-service.ts';

const COURSE = 'api::course.course';
const SITE = 'api::site.site';
const BLOG = 'api::blog-post.blog-post';

const folderLink = z.object({ id: z.number() }).nullish();
const file = z.object({ id: z.number(), name: z.string(), folder: folderLink });
const page = z.object({ results: z.array(file), pagination: z.object({ total: z.number() }) });
const folders = z.object({
  data: z.array(z.object({ id: z.number(), name: z.string(), parent: folderLink })),
});

let service: OwnService;
let admin: EditorSession;
let editor: EditorSession;
let boreal: ForeignSchool;

beforeAll(async () => {
  service = await startOwnService('media');
  admin = await logInEditor(service.url, EDITORS.admin);
  editor = await logInEditor(service.url, EDITORS.meridia);
  boreal = await foreignSchool(service, admin, 'boreal', await foreignTypes(admin, 'boreal'));
});
afterAll(() => service.stop());

function expectStatus({ status, text }: Answer, expected: number): void {
  expect(status, text).toBe(expected);
}

const AT_ROOT = 'filters[$and][0][folder][id][$null]=true';

async function listFiles(query: string) {
  return page.parse((await editor.ask('GET', `/upload/files?pageSize=100&${query}`)).json);
}

async function folderPathOf(id: number): Promise<string | undefined> {
  const [row] = await querySql<{ folder_path: string }>(
    service.database,
    'select folder_path from files where id = $1',
    [id],
  );
  return row?.folder_path;
}

async function upload(name: string, fileInfo: object = {}): Promise<z.infer<typeof file>> {
  const parts = { files: await aPicture('#abcdef'), fileInfo: JSON.stringify({ name, ...fileInfo }) };
  const answer = await editor.sendForm('POST', '/upload', parts, name);
  expectStatus(answer, 201);
  const [kept] = z.array(file).parse(answer.json);
  if (!kept) throw new Error('nothing kept');
  return kept;
}

describe('C-01 each school has its folder, and its pictures lie in it', () => {
  it.each(SITE_KEYS)('C-01 the pictures loaded for %s', async (site) => {
    const rows = await querySql<{ name: string | null; files: string }>(
      service.database,
      `select folder.name, count(*) as files from files
       left join files_folder_lnk link on link.file_id = files.id
       left join upload_folders folder on folder.id = link.folder_id and folder.path = files.folder_path
       where files.name like $1 group by folder.name`,
      [`${site}-%`],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.name).toBe({ meridia: 'Meridia', boreal: 'Boréal' }[site]);
    expect(Number(rows[0]?.files)).toBeGreaterThan(10);
  });
});

describe('C-01 the library as the editor sees it', () => {
  it('C-01 the picker opens on the pictures of her school, at its root', async () => {
    const { results, pagination } = await listFiles(AT_ROOT);
    expect(pagination.total).toBeGreaterThan(100);
    expect(results.every(({ name, folder }) => name.startsWith('meridia-') && !folder)).toBe(true);
  });

  it('C-01 her folders are at the root, the school’s own is not among them', async () => {
    const answer = await editor.ask(
      'GET',
      '/upload/folders?filters[$and][0][parent][id][$null]=true&populate=parent',
    );
    const { data } = folders.parse(answer.json);
    expect(data.map(({ name, parent }) => [name, parent ?? null])).toEqual([['Portraits de meridia', null]]);
  });

  it('C-01 a search finds her school’s only', async () => {
    expect((await listFiles('_q=boreal')).results).toEqual([]);
    expect((await listFiles('_q=meridia-campus')).results.length).toBeGreaterThan(0);
  });

  it('C-01 what she uploads goes to her school’s folder, and she sees it at the root', async () => {
    const kept = await upload('nouvelle.png');
    expect(kept.folder ?? null).toBeNull();
    expect(await folderPathOf(kept.id)).toBe(boreal.own.folder.path);
    expect((await listFiles(`${AT_ROOT}&_q=nouvelle`)).results.map(({ id }) => id)).toContain(kept.id);
  });

  it('C-01 one file at a time, as the new library sends them, goes there too', async () => {
    const parts = {
      files: await aPicture('#00ff00'),
      fileInfo: JSON.stringify({ name: 'seule.png', folder: null }),
    };
    const answer = await editor.sendForm('POST', '/upload/files', parts, 'seule.png');
    expectStatus(answer, 201);
    expect(await folderPathOf(file.parse(answer.json).id)).toBe(boreal.own.folder.path);
  });

  it('C-01 she makes a folder, moves a picture there and back, describes it, replaces it, deletes both', async () => {
    const made = await editor.ask('POST', '/upload/folders', { name: 'Été', parent: null });
    expectStatus(made, 201);
    const folder = z.object({ data: z.object({ id: z.number(), path: z.string() }) }).parse(made.json).data;
    expect(folder.path.startsWith(`${boreal.own.folder.path}/`)).toBe(true);
    const { id } = await upload('ete.png');

    const move = (destinationFolderId: number | null) =>
      editor.ask('POST', '/upload/actions/bulk-move', { fileIds: [id], folderIds: [], destinationFolderId });
    expectStatus(await move(folder.id), 200);
    expect(await folderPathOf(id)).toBe(folder.path);
    expectStatus(await move(null), 200);
    expect(await folderPathOf(id)).toBe(boreal.own.folder.path);

    const fileInfo = JSON.stringify({ alternativeText: 'Une plage', folder: null });
    expectStatus(await editor.sendForm('PUT', `/upload/files/${id}`, { fileInfo }), 200);
    expect(await folderPathOf(id)).toBe(boreal.own.folder.path);
    const parts = { files: await aPicture('#ffffff'), fileInfo };
    expectStatus(await editor.sendForm('POST', `/upload/files/${id}/replace`, parts, 'ete.png'), 200);
    expect(await folderPathOf(id)).toBe(boreal.own.folder.path);

    expectStatus(
      await editor.ask('PUT', `/upload/folders/${folder.id}`, { name: 'Hiver', parent: null }),
      200,
    );
    const gone = { fileIds: [id], folderIds: [folder.id] };
    expectStatus(await editor.ask('POST', '/upload/actions/bulk-delete', gone), 200);
    expect(await folderPathOf(id)).toBeUndefined();
  });

  it('C-01 the content API has no upload any more, not even for a token', async () => {
    expectStatus(await editor.ask('POST', '/api/upload', {}), 405);
    expectStatus(await editor.ask('GET', '/api/upload/files'), 404);
  });
});

describe('C-01 a picture of another school is attached to no document', () => {
  const SENTENCE = /montre une image d’une autre école/;

  async function anId(table: string): Promise<string> {
    const [row] = await querySql<{ document_id: string }>(
      service.database,
      `select document_id from ${table} where site = 'meridia' and locale = 'fr' limit 1`,
    );
    return row?.document_id ?? '';
  }

  it.each([
    ['its number', (id: number) => id],
    ['the picker’s answer', (id: number) => ({ id, name: 'x' })],
    ['a connection', (id: number) => ({ connect: [{ id }] })],
  ])('C-01 by %s, in a field', async (_how, toMedia) => {
    const answer = await editor.update(COURSE, await anId('courses'), {
      focusImage: toMedia(boreal.file.id),
    });
    expectStatus(answer, 400);
    expect(answer.text).toMatch(SENTENCE);
  });

  it('C-01 in a component', async () => {
    const answer = await editor.update(SITE, await anId('sites'), {
      seo: { shareImage: { id: boreal.file.id } },
    });
    expectStatus(answer, 400);
    expect(answer.text).toMatch(SENTENCE);
  });

  it('C-01 in a block of a text', async () => {
    const body = [{ __component: 'body.image', image: { id: boreal.file.id } }];
    const answer = await editor.update(BLOG, await anId('blog_posts'), { body });
    expectStatus(answer, 400);
    expect(answer.text).toMatch(SENTENCE);
  });

  it.each([
    ['itself', 'url'],
    ['as a smaller copy', `formats->'sm'->>'url'`],
  ])('C-01 inside a rich text, %s', async (_how, url) => {
    const [image] = await querySql(
      service.database,
      `select name, hash, ext, mime, size, ${url} as url, width, height, provider,
              created_at as "createdAt", updated_at as "updatedAt" from files where id = $1`,
      [boreal.file.id],
    );
    const content = [{ type: 'image', image, children: [{ type: 'text', text: '' }] }];
    const body = [{ __component: 'body.rich-text', content }];
    const answer = await editor.update(BLOG, await anId('blog_posts'), { body });
    expectStatus(answer, 400);
    expect(answer.text).toMatch(SENTENCE);
  });

  it('C-01 not by an administrator either', async () => {
    const answer = await admin.update(COURSE, await anId('courses'), { focusImage: { id: boreal.file.id } });
    expectStatus(answer, 400);
  });

  it('C-01 one of her own is', async () => {
    const { id } = await upload('pour-un-cours.png');
    expectStatus(await editor.update(COURSE, await anId('courses'), { focusImage: { id } }), 200);
  });
});

describe('C-01 a library from before schools had folders', () => {
  it(
    'C-01 each picture goes to the one school that shows it, at the next start',
    { timeout: 300_000 },
    async () => {
      const older = await startOwnService('media_before', {
        prepare: async (database) => {
          await querySql(database, `update files set folder_path = '/'`);
          await querySql(database, 'delete from upload_folders');
          await querySql(
            database,
            `delete from strapi_core_store_settings where key = 'plugin_upload_school-folders'`,
          );
        },
      });
      try {
        const rows = await querySql<{ strays: string }>(
          older.database,
          `select count(*) as strays from files join files_related_mph m on m.file_id = files.id
         where folder_path = '/' or not exists (select 1 from files_folder_lnk l where l.file_id = files.id)`,
        );
        expect(rows).toEqual([{ strays: '0' }]);
        const wrong = await querySql(
          older.database,
          `select files.name from files join upload_folders f on f.path = files.folder_path
         where (f.name = 'Meridia') <> (files.name like 'meridia-%')`,
        );
        expect(wrong).toEqual([]);
      } finally {
        await older.stop();
      }
    },
  );
});
