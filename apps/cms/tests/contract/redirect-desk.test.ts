import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ACCOUNTS, EDITORS } from '@meridia/tools/services/service-accounts';
import { querySql } from '../support/database.ts';
import { logInEditor, type EditorSession } from '../support/editor-session.ts';
import { call } from '../support/http-call.ts';
import { logIn } from '../support/log-in.ts';
import { startOwnService, type OwnService } from '../support/own-service.ts';

const REDIRECT = 'api::redirect.redirect';

const unknownList = z.object({
  total: z.number(),
  addresses: z.array(
    z.object({
      path: z.string(),
      times: z.number(),
      referrer: z.string().nullable(),
      suggestions: z.array(z.string()),
    }),
  ),
});
const ruleList = z.object({
  total: z.number(),
  since: z.string().nullable(),
  rules: z.array(
    z.object({ source: z.string(), times: z.number(), lastDay: z.string().nullable(), active: z.boolean() }),
  ),
});

let service: OwnService;
let editor: EditorSession;
let boreal: EditorSession;
let token: string;

beforeAll(async () => {
  service = await startOwnService('redirect_desk');
  editor = await logInEditor(service.url, EDITORS.meridia);
  boreal = await logInEditor(service.url, EDITORS.boreal);
  token = await logIn(service.url, ACCOUNTS.meridia);
});
afterAll(() => service.stop());

const aRedirect = (fields: Record<string, unknown>) => ({ kind: 'exact', active: true, ...fields });
const unknownOf = async (session: EditorSession) =>
  unknownList.parse((await session.ask('GET', '/redirects/desk/unknown')).json);
const rulesOf = async (session: EditorSession, query = '') =>
  ruleList.parse((await session.ask('GET', `/redirects/desk/rules${query}`)).json);

type Batch = { batch?: string; rules?: unknown; unknown?: unknown };
const send = ({ batch = randomUUID(), rules = [], unknown = [] }: Batch, as: string | undefined = token) =>
  call(service.url, '/api/redirect-hits', { method: 'POST', token: as, body: { batch, rules, unknown } });

async function idOf(site: string, source: string): Promise<string> {
  const [row] = await querySql<{ document_id: string }>(
    service.database,
    'select document_id from redirects where site = $1 and source = $2',
    [site, source],
  );
  return row?.document_id ?? '';
}

describe('DESK-01 to DESK-03 addresses', () => {
  it.each([
    ['/blog', 'redirected', '/actualites'],
    ['https://www.meridia.example/Blog/?a=1', 'redirected', '/actualites?a=1'],
    ['/tag/europe', 'redirected', '/actualites'],
    ['/campus/lyon', 'page', '/campus/lyon'],
    ['/campus/tromso', 'unknown', '/campus/tromso'],
  ])('DESK-01 %s is %s: %s', async (address, outcome, location) => {
    const answer = await editor.ask('GET', `/redirects/desk/test?address=${encodeURIComponent(address)}`);
    expect(answer.json, answer.text).toMatchObject({ outcome, location });
  });

  it.each(['', 'https://ailleurs.example/x', '/%'])('DESK-01 « %s » is told to be none', async (address) => {
    const path = `/redirects/desk/test?address=${encodeURIComponent(address)}`;
    expect((await editor.ask('GET', path)).status).toBe(400);
  });

  it('DESK-02 addresses that are pasted whole are saved in their form', async () => {
    const fields = {
      source: 'https://meridia.example/Collée/?x=1#a',
      destination: 'https://www.meridia.example/agenda?vue=mois',
    };
    const answer = await editor.create(REDIRECT, aRedirect(fields));
    expect(answer.status, answer.text).toBe(201);
    expect(answer.json).toMatchObject({ data: { source: '/collée', destination: '/agenda?vue=mois' } });
  });

  it.each([
    ['source', { source: '/campus/lyon', destination: '/agenda' }],
    ['destination', { source: '/vers-rien', destination: '/campus/atlantide' }],
  ])('DESK-03 a refusal marks the %s', async (field, fields) => {
    const answer = await editor.create(REDIRECT, aRedirect(fields));
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({ error: { details: { errors: [{ path: [field] }] } } });
  });
});

describe('DESK-04 uses of rules', () => {
  it('DESK-04 the batches of all nodes add up, and one that arrives twice counts once', async () => {
    const before = await rulesOf(editor);
    expect(before).toMatchObject({ since: null });
    const documentId = await idOf('meridia', '/blog');
    const batch = randomUUID();
    const first = { batch, rules: [{ documentId, times: 3 }] };
    const answers = [
      ...(await Promise.all([send(first), send(first)])),
      await send(first),
      await send({ rules: [{ documentId, times: 2 }] }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
    const { rules, since, total } = await rulesOf(editor);
    expect(rules[0]).toMatchObject({ source: '/blog', times: 5, lastDay: since });
    expect(total).toBe(before.total);
  });

  it('DESK-04 no rule of another school, nor one that is gone, is counted', async () => {
    const [foreign] = await querySql<{ id: string }>(
      service.database,
      `select document_id as id from redirects where site = 'boreal' limit 1`,
    );
    const rules = [foreign?.id ?? '', 'gone'].map((documentId) => ({ documentId, times: 1 }));
    expect((await send({ rules })).status).toBe(204);
    expect((await rulesOf(boreal)).rules.every(({ times }) => times === 0)).toBe(true);
  });

  it('DESK-04 rules that nobody uses are listed, without those that are switched off', async () => {
    const { total, rules } = await rulesOf(editor, '?never=true');
    const [row] = await querySql<{ count: number }>(
      service.database,
      `select count(*)::int from redirects where site = 'meridia' and active and source <> '/blog'`,
    );
    expect(total).toBe(row?.count);
    expect(rules.every(({ times, active }) => times === 0 && active)).toBe(true);
  });

  it.each([
    ['no batch', { batch: 'x' }],
    ['a count that is none', { rules: [{ documentId: 'a', times: -1 }] }],
    ['what is not asked for', { rules: [{ documentId: 'a', times: 1, visitor: 'x' }] }],
    ['too many', { unknown: Array.from({ length: 201 }, () => ({ path: '/a', referrer: null, times: 1 })) }],
  ])('DESK-04 %s is refused', async (_what, body) => {
    expect((await send(body)).status).toBe(400);
  });

  it('DESK-04 only the site itself counts', async () => {
    const preview = await logIn(service.url, ACCOUNTS.preview);
    expect((await send({}, preview)).status).toBe(403);
    expect((await call(service.url, '/api/redirect-hits', { method: 'POST', body: {} })).status).toBe(401);
  });
});

describe('DESK-06, DESK-07 unknown addresses', () => {
  const seen = (path: string, times: number, referrer: string | null = null) => ({ path, referrer, times });

  beforeAll(async () => {
    const unknown = [
      seen('/campus/lyon-ancien', 7, 'annuaire.example/ecoles'),
      seen('/spam', 4),
      seen('/campus/lyon', 9),
      seen('/blog', 9),
      seen('/jeanne@exemple.fr', 5),
      seen('/Pas/Sa/Forme', 5),
      seen('/une-autre', 1, 'https://x.example/?q=jeanne'),
    ];
    expect((await send({ unknown })).status).toBe(204);
    expect((await send({ unknown: [seen('/campus/lyon-ancien', 2)] })).status).toBe(204);
  });

  it('DESK-06 the most asked for first, without what is answered by now or may be personal', async () => {
    const { addresses } = await unknownOf(editor);
    expect(addresses.map(({ path, times, referrer }) => [path, times, referrer])).toEqual([
      ['/campus/lyon-ancien', 9, 'annuaire.example/ecoles'],
      ['/spam', 4, null],
      ['/une-autre', 1, null],
    ]);
    expect(addresses[0]?.suggestions[0]).toBe('/campus/lyon');
    expect(await unknownOf(boreal)).toEqual({ total: 0, addresses: [] });
  });

  it('DESK-07 what is ignored is never shown again, however often it is asked for', async () => {
    const ignore = (session: EditorSession) =>
      session.ask('POST', '/redirects/desk/unknown/ignore', { path: '/spam' });
    expect((await ignore(boreal)).status).toBe(404);
    expect((await ignore(editor)).status).toBe(204);
    await send({ unknown: [seen('/spam', 50)] });

    expect((await unknownOf(editor)).addresses.map(({ path }) => path)).not.toContain('/spam');
  });

  it('DESK-07 what is redirected is no longer unknown', async () => {
    const fields = { source: '/campus/lyon-ancien', destination: '/campus/lyon' };
    expect((await editor.create(REDIRECT, aRedirect(fields))).status).toBe(201);
    expect((await unknownOf(editor)).addresses.map(({ path }) => path)).toEqual(['/une-autre']);
  });

  it('DESK-06 of a flood a thousand addresses are kept', async () => {
    for (let batch = 0; batch < 6; batch += 1) {
      const unknown = Array.from({ length: 200 }, (_, index) => seen(`/flot-${batch}-${index}`, 1));
      await send({ unknown });
    }
    expect((await unknownOf(editor)).total).toBeLessThanOrEqual(1000);
  });
});
