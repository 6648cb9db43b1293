import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EDITORS } from '@meridia/tools/services/service-accounts';
import { logInEditor, type EditorSession } from '../support/editor-session.ts';
import { listRoutes } from '../support/list-panel-routes.ts';
import { startOwnService, type OwnService } from '../support/own-service.ts';

let service: OwnService;
let inside: Server;
let called: string[];
let port: number;

beforeAll(async () => {
  called = [];
  inside = createServer((request, response) => {
    called.push(request.url ?? '');
    response.end('{}');
  });
  await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve));
  port = (inside.address() as AddressInfo).port;
  service = await startOwnService('outgoing', { extra: { LOGIN_ATTEMPTS_PER_MINUTE: '1000' } });
});
afterAll(async () => {
  await service.stop();
  inside.close();
});

/** Ends the session that tries them, or takes the right to. */
const ENDS_SESSION =
  /\/(?:logout|me\/sessions|access-token|login|register|register-admin|reset-password)\b|^PUT \/admin\/(?:users|roles)/;

/** An address in every field that a call of Strapi's, or one of ours, could read it from. */
const named = (url: string) => ({
  ...{ name: 'intrus', url, urls: [url], uri: url, href: url, link: url, address: url, target: url },
  ...{ source: url, src: url, callback: url, redirect: url, webhook: url, host: url, endpoint: url },
  ...{ headers: {}, events: ['entry.create', 'media.create', 'trigger-test'], isEnabled: true },
  ...{
    providers: {
      auth0: { enabled: true, key: 'k', secret: 's', subdomain: new URL(url).host, callback: url },
    },
  },
  ...{ data: { url, target: url }, folderId: null },
});

const addressOf = (route: string) =>
  route
    .replace(/^\S+ /, '')
    .replace(/:(model|uid|contentType)/g, 'api::event.event')
    .replace(/:[a-zA-Z]+\*?/g, '1')
    .replaceAll('(.*)', 'x');

async function tryAll(admin: EditorSession, routes: readonly string[]): Promise<void> {
  for (const route of routes) {
    const [method = ''] = route.split(' ');
    // The first was not among the private addresses that Strapi knows.
    for (const host of ['0.0.0.0', 'localhost']) {
      const url = `http://${host}:${port}/${encodeURIComponent(route)}`;
      await admin.ask(method, addressOf(route), named(url));
    }
  }
}

it(
  'PIC-04 no route of the service calls an address that the body names, not even for an administrator',
  { timeout: 300_000 },
  async () => {
    const admin = await logInEditor(service.url, EDITORS.admin);
    const routes = (await listRoutes(service.database, service.mediaFolder)).filter(
      (route) => /^(?:POST|PUT|PATCH) /.test(route) && !ENDS_SESSION.test(route),
    );
    expect(routes).toEqual(
      expect.arrayContaining([
        'POST /upload/actions/upload-from-urls',
        'POST /admin/webhooks',
        'PUT /admin/webhooks/:id',
        'POST /admin/webhooks/:id/trigger',
      ]),
    );
    await tryAll(admin, routes);

    // What happens in the service calls nobody either: no webhook was made.
    const { status } = await admin.create('api::label.label', {
      site: 'meridia',
      key: 'appel',
      text: 'Appel',
    });
    expect(status).toBe(201);
    expect(called).toEqual([]);
    expect((await admin.ask('GET', '/admin/webhooks')).json).toEqual({ data: [] });
    process.stdout.write(`${routes.length} routes tried, none calls\n`);
  },
);

it('PIC-04 an editor who names an address is told that there is nothing', async () => {
  const editor = await logInEditor(service.url, EDITORS.meridia);
  const body = { urls: [`http://0.0.0.0:${port}/admin/init`] };
  const { status } = await editor.ask('POST', '/upload/actions/upload-from-urls', body);
  expect([status, called]).toEqual([404, []]);
});

it.each(['/email', '/email/test'])('ACC-05 %s sends no mail, not even for an administrator', async (path) => {
  const admin = await logInEditor(service.url, EDITORS.admin);
  const mail = { to: 'quelqu-un@meridia.example', subject: 'Essai', text: 'Essai' };
  const { status, text } = await admin.ask('POST', path, mail);
  expect([status, text]).toEqual([400, expect.stringContaining('Aucun e-mail ne part de ce service.')]);
  expect((await admin.ask('GET', '/email/settings')).text).not.toContain('sendmail');
});
