import { execFile } from 'node:child_process';
import { existsSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contentServiceEnvironment } from '@meridia/tools/services/content-service-environment';
import { databaseUrl } from '@meridia/tools/services/postgres';
import { CMS_FOLDER } from '@meridia/tools/services/repository';
import { EDITORS } from '@meridia/tools/services/service-accounts';
import { sweepLater } from '../../src/media/sweep-later.fixture.ts';
import { querySql } from '../support/database.ts';
import { logInEditor, type EditorSession } from '../support/editor-session.ts';
import { aPicture } from '../support/foreign-school.ts';
import { startOwnService, type OwnService } from '../support/own-service.ts';
import { readBin } from '../support/panel-document.ts';

const NEWS = 'api::news.news';
const BLOG = 'api::blog-post.blog-post';
const DAY_MS = 86_400_000;
const uploaded = z.array(
  z.object({
    id: z.number(),
    documentId: z.string(),
    url: z.string(),
    formats: z.record(z.string(), z.object({ url: z.string() })),
  }),
);

let service: OwnService;
let meridia: EditorSession;
let boreal: EditorSession;
/** Of the sweep; the service itself stays in today. */
let day = 0;

beforeAll(async () => {
  service = await startOwnService('erased_media');
  meridia = await logInEditor(service.url, EDITORS.meridia);
  boreal = await logInEditor(service.url, EDITORS.boreal);
});
afterAll(() => service.stop());

type Picture = { id: number; documentId: string; names: string[] };

async function upload(editor: EditorSession, colour: string): Promise<Picture> {
  const answer = await editor.sendForm('POST', '/upload', { files: await aPicture(colour) }, 'portrait.png');
  expect(answer.status, answer.text).toBe(201);
  const [file] = uploaded.parse(answer.json);
  if (!file) throw new Error('No picture');
  const urls = [file.url, ...Object.values(file.formats).map(({ url }) => url)];
  return { id: file.id, documentId: file.documentId, names: urls.map((url) => path.basename(url)) };
}

const fileOf = (name: string) => path.join(service.mediaFolder, name);
const stored = ({ names }: Picture) => names.filter((name) => existsSync(fileOf(name)));

async function erasePicture(editor: EditorSession, { id, documentId }: Picture, isForGood = true) {
  const { status, text } = await editor.ask('DELETE', `/upload/files/${id}`);
  expect(status, text).toBe(200);
  if (!isForGood) return;
  const entry = (await readBin(editor)).find((one) => one.documentId === documentId);
  expect((await editor.ask('DELETE', `/bin/${entry?.id}`)).status).toBe(200);
}

/** So many days later. */
function sweepAfter(days: number): Promise<string[]> {
  day += days;
  const place = { databaseUrl: databaseUrl(service.database), folder: service.mediaFolder };
  return sweepLater(place, new Date(Date.now() + day * DAY_MS));
}

async function idOf(table: string): Promise<string> {
  const [row] = await querySql<{ document_id: string }>(
    service.database,
    `select document_id from ${table} where site = 'meridia' and locale = 'fr' and published_at is not null limit 1`,
  );
  return row?.document_id ?? '';
}

describe('PIC-05 a picture that was deleted', () => {
  it('PIC-05 is erased with its copies a week after the trash; one that is the other school’s too stays', async () => {
    const ours = await upload(meridia, '#123457');
    const theirs = await upload(boreal, '#123457');
    expect(theirs.names).toEqual(ours.names);
    const news = await idOf('news_items');
    for (const focusImage of [ours.id, null]) {
      expect((await meridia.update(NEWS, news, { focusImage })).status).toBe(200);
      expect((await meridia.publish(NEWS, news)).status).toBe(200);
    }
    await erasePicture(meridia, ours);
    for (const days of [1, 30]) expect(await sweepAfter(days)).toEqual([]);
    expect(stored(ours)).toEqual(ours.names);

    await erasePicture(boreal, theirs);
    // It is noted that nothing names it; then a week.
    for (const days of [0, 6]) expect(await sweepAfter(days)).toEqual([]);
    expect(stored(ours)).toEqual(ours.names);
    expect((await sweepAfter(2)).toSorted()).toEqual([...new Set(ours.names)].toSorted());
    expect(stored(ours)).toEqual([]);
    expect((await fetch(`${service.url}/media/${ours.names[0]}`)).status).toBe(404);
    // Nothing else: the library still has all its files.
    expect(await sweepAfter(400)).toEqual([]);
  });

  it('PIC-05 stays as long as it is in the trash, and comes back whole', async () => {
    const picture = await upload(meridia, '#234567');
    await erasePicture(meridia, picture, false);
    for (const days of [1, 8, 8]) expect(await sweepAfter(days)).toEqual([]);
    const entry = (await readBin(meridia)).find((one) => one.documentId === picture.documentId);
    expect((await meridia.ask('POST', `/bin/${entry?.id}/restore`, {})).status).toBe(200);
    expect(await sweepAfter(30)).toEqual([]);
    expect(stored(picture)).toEqual(picture.names);
  });

  it('PIC-05 stays as long as a stored version shows it, unless it is to be erased all the same', async () => {
    const picture = await upload(meridia, '#345678');
    const post = await idOf('blog_posts');
    const [image] = await querySql(
      service.database,
      `select name, hash, ext, mime, size, url, width, height, provider, created_at as "createdAt", updated_at as "updatedAt"
       from files where id = $1`,
      [picture.id],
    );
    const shown = [{ type: 'image', image, children: [{ type: 'text', text: '' }] }];
    const text = [{ type: 'paragraph', children: [{ type: 'text', text: 'Sans image.' }] }];
    for (const content of [shown, text]) {
      const answer = await meridia.update(BLOG, post, { body: [{ __component: 'body.rich-text', content }] });
      expect(answer.status, answer.text).toBe(200);
    }
    await erasePicture(meridia, picture);
    const [original = ''] = picture.names;
    const copies = picture.names.slice(1);
    await sweepAfter(1);
    // Its text names the file itself.
    expect((await sweepAfter(8)).toSorted()).toEqual([...new Set(copies)].toSorted());
    for (const days of [8, 8]) expect(await sweepAfter(days)).toEqual([]);
    expect(stored(picture)).toEqual([original]);

    expect(await sweepNow([original])).toEqual([]);
    expect(await sweepNow([original], '--even-in-versions')).toEqual([original]);
    expect(stored(picture)).toEqual([]);
  });

  it('PIC-05 is not taken for one that is being uploaded: its file is there before its row', async () => {
    const name = `${'ee'.repeat(16)}.webp`;
    writeFileSync(fileOf(name), 'on its way');
    expect(await sweepNow([])).toEqual([]);
    expect(existsSync(fileOf(name))).toBe(true);
    expect(await sweepNow([name])).toEqual([name]);
  });
});

/** The command of the runbook, on the day after these files were uploaded. */
async function sweepNow(names: readonly string[], ...options: string[]): Promise<string[]> {
  const yesterday = new Date(Date.now() - DAY_MS);
  for (const name of names) utimesSync(fileOf(name), yesterday, yesterday);
  await querySql(service.database, 'update unnamed_media set since = now()');
  const env = contentServiceEnvironment({
    databaseUrl: databaseUrl(service.database),
    mediaFolder: service.mediaFolder,
    port: 0,
  });
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['dist/src/media/sweep-now.js', ...options],
    { cwd: CMS_FOLDER, env: env as NodeJS.ProcessEnv },
  );
  return stdout.split('\n').filter(Boolean);
}
