import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REDIRECTS_PATH } from '@meridia/contract/endpoints';
import { redirectWire } from '@meridia/contract/redirects.wire';
import { ACCOUNTS, EDITORS } from '@meridia/tools/services/service-accounts';
import { clientOf } from '../support/content-clients.ts';
import { querySql } from '../support/database.ts';
import { logInEditor, type EditorSession } from '../support/editor-session.ts';
import { call, type Answer } from '../support/http-call.ts';
import { logIn } from '../support/log-in.ts';
import { startOwnService, type OwnService } from '../support/own-service.ts';

const HEADER = 'source,destination,kind,group,active';
const MERIDIA_REDIRECTS = 330;
const BOREAL_REDIRECTS = 6;
const TO_FINAL = 'La destination est elle-même redirigée : indiquez l’adresse finale.';

/** What the edge has for an editor (deploy/edge/content.conf). */
const LONGEST_WAIT_MS = 120_000;

let service: OwnService;
let admin: EditorSession;
let meridia: EditorSession;
let boreal: EditorSession;

beforeAll(async () => {
  service = await startOwnService('redirects_csv');
  admin = await logInEditor(service.url, EDITORS.admin);
  meridia = await logInEditor(service.url, EDITORS.meridia);
  boreal = await logInEditor(service.url, EDITORS.boreal);
});
afterAll(() => service.stop());

const aFile = (...lines: string[]) => [HEADER, ...lines].join('\r\n');

function linesOf({ text }: Answer): string[] {
  return text.trim().split('\r\n').slice(1);
}

/** What a write leaves behind: the rows themselves, and what is announced of them. */
async function readTraces(): Promise<unknown> {
  const rows = await querySql(service.database, 'select * from redirects order by id');
  const changes = await querySql(service.database, 'select count(*) from content_changes');
  return { rows, changes };
}

async function readStored(site: string, source: string) {
  const [row] = await querySql(
    service.database,
    `select redirects.destination, redirects.position, makers.email as made_by
     from redirects left join admin_users as makers on makers.id = redirects.created_by_id
     where site = $1 and source = $2`,
    [site, source],
  );
  return row;
}

async function expectOutcome(answer: Promise<Answer>, outcome: Record<string, number>): Promise<void> {
  const { status, text, json } = await answer;
  expect(status, text).toBe(200);
  expect(json).toEqual({ created: 0, updated: 0, unchanged: 0, ...outcome });
}

describe('REDIR-11 redirects are exported as CSV', () => {
  it('REDIR-11 the file has every redirect of the school, and opens in Excel', async () => {
    const answer = await meridia.exportRedirects();

    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="redirections-meridia-\d{4}-\d{2}-\d{2}\.csv"$/,
    );
    expect(answer.text.startsWith(`${HEADER}\r\n`)).toBe(true);
    // The mark by which Excel knows UTF-8 is sent, and lost by whoever reads the answer as text.
    expect(Number(answer.headers['content-length'])).toBe(Buffer.byteLength(`\uFEFF${answer.text}`));
    expect(linesOf(answer)).toHaveLength(MERIDIA_REDIRECTS);
  });

  it('REDIR-11 a super administrator says of which school', async () => {
    expect((await admin.exportRedirects()).status).toBe(400);
    expect(linesOf(await admin.exportRedirects('?site=boreal'))).toHaveLength(BOREAL_REDIRECTS);
    expect(linesOf(await admin.exportRedirects('?site=meridia'))).toHaveLength(MERIDIA_REDIRECTS);
  });
});

describe('REDIR-11 redirects are imported from CSV', () => {
  it('REDIR-11 the file that was exported changes nothing', async () => {
    const before = await readTraces();
    const { text } = await meridia.exportRedirects();

    await expectOutcome(meridia.importRedirects(`\uFEFF${text}`), { unchanged: MERIDIA_REDIRECTS });
    expect(await readTraces()).toEqual(before);
  });

  it('REDIR-11 a line added and a line changed are live, the others stay', async () => {
    const lines = linesOf(await meridia.exportRedirects());
    const [source = ''] = lines[0]?.split(',') ?? [];
    const changed = `${source},https://media.meridia.example/ici,exact,school,true`;
    const added = '/ajoutée,/agenda,exact,,true';

    await expectOutcome(meridia.importRedirects(aFile(...lines.slice(1, 3), changed, added)), {
      created: 1,
      updated: 1,
      unchanged: 2,
    });

    expect(await readStored('meridia', '/ajoutée')).toEqual({
      destination: '/agenda',
      position: MERIDIA_REDIRECTS + 1,
      made_by: EDITORS.meridia.email,
    });
    expect(linesOf(await meridia.exportRedirects())).toEqual([changed, ...lines.slice(1), added]);
    const read = () =>
      clientOf('meridia', service.url).getList(REDIRECTS_PATH, { locale: 'fr', schema: redirectWire });
    await expect
      .poll(read)
      .toEqual(
        expect.arrayContaining([
          expect.objectContaining({ source: '/ajoutée', destination: '/agenda' }),
          expect.objectContaining({ source, destination: 'https://media.meridia.example/ici' }),
        ]),
      );
  });

  it('REDIR-11 semicolons, as French Excel writes them', async () => {
    const csv = 'source;destination;kind;group;active\r\n/point-virgule;/agenda;exact;;VRAI\r\n';
    await expectOutcome(meridia.importRedirects(csv), { created: 1 });
  });

  it('REDIR-11 lines are checked together: what the next line switches off is no end', async () => {
    const before = aFile('/pas-1,/agenda,exact,,true', '/pas-2,/agenda,exact,,true');
    await expectOutcome(meridia.importRedirects(before), { created: 2 });
    const after = aFile('/pas-1,/pas-2,exact,,true', '/pas-2,/agenda,exact,,false');
    const message =
      'Aucune page publiée n’est à l’adresse « /pas-2 » : les visiteurs y trouveraient une erreur.';
    expect((await meridia.importRedirects(after)).json).toMatchObject({
      error: { details: { problems: [{ line: 2, message }] } },
    });
  });

  it('REDIR-11 the same file sent twice at once is written once', async () => {
    const lines = Array.from({ length: 30 }, (_, index) => `/double-${index},/agenda,exact,,true`);
    const answers = await Promise.all([1, 2].map(() => meridia.importRedirects(aFile(...lines))));

    expect(answers.map(({ status }) => status)).toContain(200);
    for (const { status, text } of answers) expect([200, 400], text).toContain(status);
    const stored = linesOf(await meridia.exportRedirects());
    expect(stored.filter((line) => line.startsWith('/double-')).sort()).toEqual([...lines].sort());
  });

  it('REDIR-11 every redirect of the school changes in one request, before anybody gives up waiting for it', async () => {
    const lines = linesOf(await meridia.exportRedirects());
    const otherGroup = (group: string) => (group === 'legal' ? 'campus' : 'legal');
    const moved = lines.map((line) =>
      line.replace(
        /,([^,]*),(true|false)$/,
        (_end, group: string, active) => `,${otherGroup(group)},${active}`,
      ),
    );
    const startedAt = performance.now();

    await expectOutcome(meridia.importRedirects(aFile(...moved)), { updated: lines.length });
    expect(performance.now() - startedAt).toBeLessThan(LONGEST_WAIT_MS);
    expect(linesOf(await meridia.exportRedirects())).toEqual(moved);
  });
});

describe('REDIR-11 a file with a problem is refused as a whole, with its lines', () => {
  beforeAll(async () => {
    const kept = aFile('/gardée,/visite,exact,,true');
    await expectOutcome(meridia.importRedirects(kept), { created: 1 });
  });

  it.each([
    ['a loop', ['/boucle,/boucle,exact,,true'], [{ line: 3, message: 'La redirection mène à elle-même.' }]],
    [
      'a loop of two lines',
      ['/aller,/retour,exact,,true', '/retour,/aller,exact,,true'],
      [3, 4].map((line) => ({ line, message: TO_FINAL })),
    ],
    ['a chain', ['/chaîne,/gardée,exact,,true'], [{ line: 3, message: TO_FINAL }]],
    [
      'the end of a stored redirect',
      ['/visite,https://media.meridia.example/,exact,,true'],
      [{ line: 3, message: 'Une page du site est à cette adresse : la redirection la cacherait.' }],
    ],
    [
      'a duplicate',
      ['/bonne,/agenda,exact,,true'],
      [{ line: 3, message: 'La source « /bonne » est déjà à la ligne 2.' }],
    ],
    [
      'a line that is not a redirect',
      ['/autre,/agenda,regex,,true'],
      [{ line: 3, message: '« kind » vaut exact, pattern ou gone, et non « regex ».' }],
    ],
  ])('REDIR-11 %s', async (_what, lines, problems) => {
    const before = await readTraces();
    const answer = await meridia.importRedirects(aFile('/bonne,/agenda,exact,,true', ...lines));

    expect(answer.status, answer.text).toBe(400);
    expect(answer.json).toMatchObject({ error: { name: 'ValidationError', details: { problems } } });
    expect(await readTraces()).toEqual(before);
  });

  it.each([
    ['nothing', undefined],
    ['a number', 1],
    ['an empty file', ''],
  ])('REDIR-11 a call with %s', async (_what, csv) => {
    expect((await meridia.importRedirects(csv)).status).toBe(400);
  });
});

describe('REDIR-11 a file is of one school', () => {
  it('REDIR-11 an editor of Boréal exports her own redirects only', async () => {
    expect(linesOf(await boreal.exportRedirects())).toHaveLength(BOREAL_REDIRECTS);
    expect((await boreal.exportRedirects('?site=meridia')).status).toBe(403);
    expect((await boreal.exportRedirects('?site=meridia&site=boreal')).status).toBe(403);
  });

  it('REDIR-11 an editor of Boréal imports into her own school only', async () => {
    const [line = ''] = linesOf(await meridia.exportRedirects());
    const [source = ''] = line.split(',');
    const before = await readStored('meridia', source);
    const csv = aFile(`${source},/agenda,exact,,true`);

    expect((await boreal.importRedirects(csv, '?site=meridia')).status).toBe(403);
    expect(await readStored('boreal', source)).toBeUndefined();
    await expectOutcome(boreal.importRedirects(csv), { created: 1 });
    expect(await readStored('meridia', source)).toEqual(before);
  });

  it('REDIR-11 nobody without a session of the panel', async () => {
    const token = await logIn(service.url, ACCOUNTS.meridia);
    for (const caller of [{}, { token }]) {
      expect((await call(service.url, '/redirects/csv', caller)).status).toBe(401);
      const upload = { ...caller, method: 'POST', body: { csv: aFile('/x,/y,exact,,true') } };
      expect((await call(service.url, '/redirects/csv', upload)).status).toBe(401);
    }
    expect(await readStored('meridia', '/x')).toBeUndefined();
  });

  it('REDIR-11 who may not change redirects still exports them', async () => {
    await querySql(
      service.database,
      `delete from admin_permissions where subject = 'api::redirect.redirect' and action like '%.explorer.update'`,
    );
    expect((await boreal.exportRedirects()).status).toBe(200);
    expect((await boreal.importRedirects(aFile('/x,/agenda,exact,,true'))).status).toBe(403);
  });
});
