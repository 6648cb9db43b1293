import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { SITE_KEYS } from '@meridia/domain/sites';
import { EDITORS } from '@meridia/tools/services/service-accounts';
import { logInEditor, type EditorSession } from '../support/editor-session.ts';
import {
  ACTIONS_WITHOUT_ROUTE,
  OPEN_ROUTES,
  SCHOOL_CASES,
  TYPE_CASES,
  type Attempt,
} from '../support/fence-cases.ts';
import {
  aPicture,
  fingerprint,
  foreignSchool,
  foreignTypes,
  tracesOf,
  type ForeignSchool,
  type ForeignType,
} from '../support/foreign-school.ts';
import type { Answer } from '../support/http-call.ts';
import { listPanelRoutes } from '../support/list-panel-routes.ts';
import { startOwnService, type OwnService } from '../support/own-service.ts';

const permissionList = z.object({
  data: z.array(z.object({ action: z.string(), subject: z.string().nullable() })),
});
const REFUSALS = [401, 403, 404, 405];

/** In the gate each of the two editors makes one attempt on a document in six, another than the other; `pnpm test:reach` makes them all. */
const IS_WHOLE = process.env.REACH === 'whole';
const ONE_IN = 6;

let service: OwnService;
let routes: string[];
let admin: EditorSession;

beforeAll(async () => {
  service = await startOwnService('fence', { extra: { LOGIN_ATTEMPTS_PER_MINUTE: '1000' } });
  routes = await listPanelRoutes(service.database, service.mediaFolder);
  admin = await logInEditor(service.url, EDITORS.admin);
});
afterAll(() => service.stop());

async function send(editor: EditorSession, method: string, { path, body, form }: Omit<Attempt, 'outcome'>) {
  if (!form) return editor.ask(method, path, body);
  const picture: Record<string, Blob> = form.hasPicture ? { files: await aPicture() } : {};
  return editor.sendForm(method, path, { ...form.fields, ...picture }, 'intrus.png');
}

function problemOf(
  { status, text }: Answer,
  outcome: Attempt['outcome'],
  traces: readonly string[],
): string | null {
  const shown = traces.find((trace) => text.includes(trace));
  if (shown) return `shows « ${shown} »`;
  if (outcome === 'refused' && ![403, 404].includes(status))
    return `answers ${status}: ${text.slice(0, 200)}`;
  if (outcome === 'told' && status !== 400) return `answers ${status}: ${text.slice(0, 200)}`;
  if (outcome === 'hidden' && status !== 200) return `answers ${status}: ${text.slice(0, 200)}`;
  if (outcome === 'nothing' && status < 400 && text !== '{"count":0}')
    return `answers ${status}: ${text.slice(0, 200)}`;
  return null;
}

const anAddress = (route: string) =>
  route
    .replace(/:(model|uid|contentType)/g, 'api::event.event')
    .replace(/:[a-zA-Z]+/g, '1')
    .replace(/^\S+ /, '');

describe.each(SITE_KEYS.map((home) => ({ home, site: SITE_KEYS.find((key) => key !== home)! })))(
  'C-01, C-12 what the editor of $home may do, tried on $site',
  ({ home, site }) => {
    let editor: EditorSession;
    let types: ForeignType[];
    let school: ForeignSchool;
    let traces: string[];
    let granted: { action: string; subject: string | null }[];
    let before: Record<string, string>;
    const count = { possible: 0, calls: 0, refused: 0, told: 0, hidden: 0, nothing: 0, closed: 0, open: 0 };

    beforeAll(async () => {
      editor = await logInEditor(service.url, EDITORS[home]);
      types = await foreignTypes(admin, site);
      school = await foreignSchool(service, admin, site, types);
      traces = await tracesOf(service.database, school);
      granted = permissionList.parse((await editor.ask('GET', '/admin/users/me/permissions')).json).data;
      before = await fingerprint(service.database, school);
    });

    async function tryAll(method: string, attempts: readonly Attempt[]): Promise<string[]> {
      const problems: string[] = [];
      for (const attempt of attempts) {
        const problem = problemOf(await send(editor, method, attempt), attempt.outcome, traces);
        count.calls += 1;
        count[attempt.outcome] += 1;
        if (problem)
          problems.push(`${method} ${attempt.path} ${JSON.stringify(attempt.body ?? '')} ${problem}`);
      }
      return problems;
    }

    it('C-01 every action of the role has a case', () => {
      const known = new Set([
        ...Object.values({ ...TYPE_CASES, ...SCHOOL_CASES }).map(({ action }) => action),
        ...ACTIONS_WITHOUT_ROUTE,
      ]);
      expect(granted.length).toBeGreaterThan(80);
      expect(granted.filter(({ action }) => !known.has(action))).toEqual([]);
      // Each names the types it is tried on: a type of content that is new is tried by itself.
      const subjects = new Set(granted.flatMap(({ subject }) => subject ?? []));
      expect([...subjects].filter((subject) => !types.some(({ uid }) => uid === subject))).toEqual([]);
    });

    it('C-01 every case is of a route that the service has', () => {
      const named = Object.keys({ ...TYPE_CASES, ...SCHOOL_CASES, ...OPEN_ROUTES });
      expect(named.filter((route) => !routes.includes(route))).toEqual([]);
    });

    it(
      'C-12 documents of the other school: refused, or nothing of them shown',
      { timeout: 900_000 },
      async () => {
        const problems: string[] = [];
        let rank = 0;
        const isOurs = () => {
          count.possible += 1;
          return IS_WHOLE || rank++ % ONE_IN === SITE_KEYS.indexOf(home);
        };
        for (const [route, { action, attempts }] of Object.entries(TYPE_CASES)) {
          const [method = ''] = route.split(' ');
          const subjects = granted.filter((one) => one.action === action).map(({ subject }) => subject);
          for (const type of types.filter(({ uid }) => subjects.includes(uid)))
            problems.push(...(await tryAll(method, attempts(type).filter(isOurs))));
        }
        expect(problems).toEqual([]);
      },
    );

    it(
      'C-01 pictures and folders of the other school: refused, or nothing of them shown',
      { timeout: 300_000 },
      async () => {
        const problems: string[] = [];
        for (const [route, { attempts }] of Object.entries(SCHOOL_CASES)) {
          const [method = ''] = route.split(' ');
          problems.push(...(await tryAll(method, attempts(school))));
        }
        expect(problems).toEqual([]);
      },
    );

    it(
      'C-12 every other route of the panel is closed to editors, or known to say nothing of content',
      { timeout: 300_000 },
      async () => {
        const others = routes.filter((route) => !(route in TYPE_CASES) && !(route in SCHOOL_CASES));
        const closed = others.filter((route) => !(route in OPEN_ROUTES));
        const problems: string[] = [];
        for (const route of closed) {
          const [method = ''] = route.split(' ');
          const body = method === 'GET' || method === 'DELETE' ? undefined : {};
          const { status, text } = await editor.ask(method, anAddress(route), body);
          count.closed += 1;
          if (!REFUSALS.includes(status))
            problems.push(`${route} is open and has no case: ${status} ${text.slice(0, 200)}`);
        }
        const open = others.filter((route) => route in OPEN_ROUTES && !OPEN_ROUTES[route]?.endsSession);
        for (const route of open) {
          const [method = ''] = route.split(' ');
          const { path = anAddress(route), ...call } = OPEN_ROUTES[route] ?? {};
          const { text } = await send(editor, method, { path, ...call });
          const shown = traces.find((trace) => text.includes(trace));
          count.open += 1;
          if (shown) problems.push(`${route} shows « ${shown} »`);
        }
        expect(problems).toEqual([]);
      },
    );

    it('C-01 and nothing of the other school has changed', async () => {
      const { possible, calls, refused, told, hidden, nothing, closed, open } = count;
      process.stdout.write(
        `${home} on ${site}: ${granted.length} actions of the role, ${routes.length} routes of the panel; ` +
          `${calls} calls across schools: ${refused} refused, ${told} refused with a sentence, ${hidden} answered without a trace, ${nothing} without effect; ` +
          `${closed} other routes closed, ${open} open without a trace\n`,
      );
      expect(possible).toBeGreaterThan(500);
      expect(calls).toBeGreaterThan(possible / ONE_IN - 1);
      expect(await fingerprint(service.database, school)).toEqual(before);
    });
  },
);
