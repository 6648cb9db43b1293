import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { databaseUrl } from '@meridia/tools/services/postgres';
import { startContentService, type ContentService } from '@meridia/tools/services/content-service';
import { EDITORS } from '@meridia/tools/services/service-accounts';
import { querySql } from '../support/database.ts';
import { logInEditor, type EditorSession } from '../support/editor-session.ts';
import { startOwnService, type OwnService } from '../support/own-service.ts';

const CRM_LINK = 'api::crm-link.crm-link';
const HOLE = { action: 'brochure', course: 'bachelor-relations-internationales', campus: 'lyon' };

const check = z.object({ verdict: z.string(), sentence: z.string().nullable() });
const link = z.object({
  documentId: z.string(),
  course: z.string(),
  campus: z.string(),
  url: z.string().nullable(),
  check: check.nullable(),
});
const grid = z.object({
  campuses: z.array(z.object({ slug: z.string(), name: z.string() })),
  actions: z.array(
    z.object({
      action: z.string(),
      rows: z.array(
        z.object({
          slug: z.string(),
          cells: z.array(z.object({ campus: z.string(), isOffered: z.boolean(), link: link.nullable() })),
        }),
      ),
      strays: z.array(link),
    }),
  ),
  checkedAt: z.string().nullable(),
});

let crm: Server;
let crmUrl: string;
const asked = new Map<string, number>();
let service: OwnService;
let editor: EditorSession;
let boreal: EditorSession;

/** Answers each path with the status that it names; slowly, so that two processes meet. */
async function startCrm(): Promise<void> {
  crm = createServer(({ method, url = '' }, response) => {
    asked.set(`${method} ${url}`, (asked.get(`${method} ${url}`) ?? 0) + 1);
    const status = Number(/\/(\d{3})\//.exec(url)?.[1] ?? 200);
    setTimeout(() => response.writeHead(status).end(), 20);
  });
  await new Promise<void>((resolve) => crm.listen(0, '127.0.0.1', resolve));
  crmUrl = `http://127.0.0.1:${(crm.address() as AddressInfo).port}`;
}

const sql = <Row extends Record<string, unknown>>(statement: string, values: unknown[] = []) =>
  querySql<Row>(service.database, statement, values);

beforeAll(async () => {
  await startCrm();
  service = await startOwnService('crm_grid', {
    extra: { CRM_HOSTS: JSON.stringify({ boreal: ['crm.boreal.example'] }) },
    prepare: async (database) => {
      await querySql(
        database,
        `update crm_links set url = $1 || '/200/' || site || '/' || action || '/' || course || '/' || campus where url <> ''`,
        [crmUrl],
      );
    },
  });
  editor = await logInEditor(service.url, EDITORS.meridia);
  boreal = await logInEditor(service.url, EDITORS.boreal);
});
afterAll(async () => {
  await service.stop();
  crm.closeAllConnections();
  crm.close();
});

const read = async (session: EditorSession) => {
  const { status, text, json } = await session.ask('GET', '/crm-grid');
  expect(status, text).toBe(200);
  return grid.parse(json);
};
const cellOf = async ({ action, course, campus }: typeof HOLE) => {
  const found = (await read(editor)).actions.find((one) => one.action === action);
  return found?.rows.find(({ slug }) => slug === course)?.cells.find((cell) => cell.campus === campus);
};
async function linkIdOf(site: string, { action, course, campus } = HOLE): Promise<string> {
  const [row] = await sql<{ document_id: string }>(
    `select document_id from crm_links where site = $1 and ($2 = '' or action = $2 and course = $3 and campus = $4)
       and url <> '' limit 1`,
    [site, site === 'meridia' ? action : '', course, campus],
  );
  return row?.document_id ?? '';
}
const checkNow = (session: EditorSession, documentId: string) =>
  session.ask('POST', `/crm-grid/links/${documentId}/check`, {});

describe('GRID-05 where a link leads', () => {
  it('GRID-05 is a host of the list of its school, by https, and else is refused on its field', async () => {
    const documentId = await linkIdOf('boreal');
    const save = (url: string) => boreal.update(CRM_LINK, documentId, { url });

    for (const url of ['https://evil.example/x', 'http://crm.boreal.example/x', `${crmUrl}/200/x`]) {
      const { status, text } = await save(url);
      expect([url, status]).toEqual([url, 400]);
      expect(text).toContain('"path":["url"]');
    }
    const [before] = await sql<{ url: string }>('select url from crm_links where document_id = $1', [
      documentId,
    ]);
    expect(before?.url.startsWith(crmUrl)).toBe(true);
    expect((await save('https://crm.boreal.example/x')).status).toBe(200);
    await sql('update crm_links set url = $2 where document_id = $1', [documentId, before?.url ?? '']);
  });
});

describe('GRID-01 action × programme × campus', () => {
  it('GRID-01 each link of the school is there once, and a programme that is offered without one is a hole', async () => {
    const { actions, campuses } = await read(editor);
    const links = actions.flatMap(({ rows, strays }) => [
      ...rows.flatMap(({ cells }) => cells.flatMap((cell) => cell.link ?? [])),
      ...strays,
    ]);
    const [stored] = await sql<{ count: number }>(
      `select count(*)::int as count from crm_links where site = 'meridia'`,
    );
    const holes = actions.map(({ rows }) => rows.flatMap(({ cells }) => cells.filter((cell) => !cell.link)));
    process.stdout.write(
      `grid: ${campuses.length} campuses, ${actions[0]?.rows.length} programmes, ${links.length} links, holes ${holes.map(({ length }) => length).join(', ')}\n`,
    );
    expect(links).toHaveLength(stored?.count ?? 0);
    expect(holes.flat().every(({ isOffered }) => isOffered)).toBe(true);
  });

  it('GRID-02 a link that is taken away leaves a hole, and one that is made fills it', async () => {
    const before = await cellOf(HOLE);
    expect(before?.link?.url).toContain(crmUrl);
    const path = `/where-used/${CRM_LINK}/${before?.link?.documentId}/delete`;
    expect((await editor.ask('POST', path, { isConfirmed: true })).status).toBeLessThan(300);
    expect(await cellOf(HOLE)).toMatchObject({ isOffered: true, link: null });

    const made = await editor.create(CRM_LINK, { ...HOLE, url: `${crmUrl}/404/x` });
    expect(made.status, made.text).toBe(201);
    expect((await cellOf(HOLE))?.link).toMatchObject({ url: `${crmUrl}/404/x`, check: null });
  });
});

describe('GRID-03, GRID-04 one link, now', () => {
  it('GRID-03 an editor has a link checked', async () => {
    const answer = await checkNow(editor, await linkIdOf('meridia'));
    expect(answer.json, answer.text).toEqual({
      verdict: 'dead',
      sentence: 'Le formulaire n’existe plus (404).',
    });
    expect((await cellOf(HOLE))?.link?.check).toMatchObject({ verdict: 'dead' });
  });

  it('GRID-04 nothing of the private network is asked', async () => {
    const documentId = await linkIdOf('meridia');
    const port = new URL(crmUrl).port;
    await editor.update(CRM_LINK, documentId, { url: `http://localhost:${port}/200/secret` });
    const answer = await checkNow(editor, documentId);
    expect(answer.json, answer.text).toMatchObject({ verdict: 'dead' });
    expect([...asked.keys()].filter((key) => key.includes('secret'))).toEqual([]);
    await editor.update(CRM_LINK, documentId, { url: `${crmUrl}/404/x` });
  });

  it('GRID-01 the links of another school are neither shown nor checked', async () => {
    const theirs = await linkIdOf('boreal');
    expect(theirs).not.toBe('');
    expect((await checkNow(editor, theirs)).status).toBe(403);
    expect((await checkNow(editor, 'nowhere')).status).toBe(404);
    expect((await editor.ask('GET', '/crm-grid?site=boreal')).status).toBe(403);
    expect((await editor.ask('GET', '/crm-grid')).text).not.toContain(theirs);
    expect((await boreal.ask('GET', '/crm-grid')).text).toContain(theirs);
  });
});

describe('GRID-03 every night', () => {
  const services: ContentService[] = [];
  const hour = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Paris',
    hour: 'numeric',
    hour12: false,
  }).format(new Date());
  const startAnother = async (name: string) => {
    const another = await startContentService({
      databaseUrl: databaseUrl(service.database),
      mediaFolder: service.mediaFolder,
      extra: { CRM_CHECK_HOUR: String(Number(hour)) },
      name: `contract-crm-grid-${name}`,
    });
    services.push(another);
    return another;
  };
  afterAll(() => Promise.all(services.map((one) => one.stop())));

  it('GRID-03 one of two processes asks each address once, and those that are dead twice', async () => {
    // Content that was loaded at night has its check behind it.
    await sql('delete from crm_check_runs');
    await sql('delete from crm_link_checks');
    asked.clear();
    await Promise.all([startAnother('a'), startAnother('b')]);
    await expect
      .poll(
        async () =>
          (await sql<{ site: string }>('select site from crm_check_runs where finished_at is not null'))
            .length,
        { timeout: 120_000, interval: 500 },
      )
      .toBe(2);

    const [targets] = await sql<{ count: number }>(
      `select count(distinct url)::int as count from crm_links where url <> ''`,
    );
    const [checks] = await sql<{ count: number }>('select count(*)::int as count from crm_link_checks');
    expect(checks).toEqual(targets);
    const often = [...asked].filter(([key, times]) => times > 1 && !key.includes('/404/'));
    expect(often).toEqual([]);
    expect(asked.get('GET /404/x')).toBe(2);
    const found = await read(editor);
    expect(found.checkedAt).not.toBeNull();
    expect((await cellOf(HOLE))?.link?.check?.verdict).toBe('dead');
  });

  it('GRID-03 a night whose process has died is taken up by another, from where it was', async () => {
    await sql(`update crm_check_runs set finished_at = null, touched_at = now() - interval '1 hour'`);
    await sql(`delete from crm_link_checks where site = 'boreal'`);
    asked.clear();
    await startAnother('c');
    await expect
      .poll(
        async () =>
          (await sql<{ site: string }>('select site from crm_check_runs where finished_at is not null'))
            .length,
        { timeout: 120_000, interval: 500 },
      )
      .toBe(2);
    const [theirs] = await sql<{ count: number }>(
      `select count(distinct url)::int as count from crm_links where site = 'boreal' and url <> ''`,
    );
    expect(asked.size).toBe(theirs?.count);
  });
});
