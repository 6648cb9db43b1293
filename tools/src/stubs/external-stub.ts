import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Client } from 'pg';
import { freePort } from '../services/free-port.ts';
import { createCrmRecords, CRM_PAGE, CRM_STUB_PATH, leadCrmLinksTo, RECEIVED_PATH } from './crm-stub.ts';

type StubAddresses = { url: string; footerFrameUrl: string; tagManagerUrl: string };
export type ExternalStub = StubAddresses & { stop: () => Promise<void> };

const FOOTER_FRAME = `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><title>Réseau</title></head>
<body style="margin:0;font:16px/1.5 sans-serif;color:#fff;background:#111"><p>Pied de page du réseau</p></body></html>`;

/** Says that it runs, counts a visit as a tag would, and leaves the cookie that a tag leaves. */
const TAG_MANAGER = `window.__tagManagerStarted = true;
document.cookie = '_ga=GA1.1.1; Max-Age=34190000; Path=/';
new Image().src = new URL('/collect', document.currentScript.src).href;`;

type Answer = { type: string; body: string };

const HTML = 'text/html; charset=utf-8';
const CRM_ANSWER: Answer = { type: HTML, body: CRM_PAGE };
const ANSWERS: Record<string, Answer> = {
  '/footer.html': { type: HTML, body: FOOTER_FRAME },
  '/gtm.js': { type: 'text/javascript; charset=utf-8', body: TAG_MANAGER },
  '/collect': { type: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
};

/** Answers as those outside do, and says what the CRM received: `/__received?mark=…`. */
function createAnswers() {
  const received = createCrmRecords();
  return ({ method = '', url = '/' }: IncomingMessage, response: ServerResponse): void => {
    const asked = new URL(url, 'http://stub');
    if (asked.pathname === RECEIVED_PATH) {
      const records = received.withMark(asked.searchParams.get('mark') ?? '');
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(records));
      return;
    }
    const isCrm = asked.pathname.startsWith(`${CRM_STUB_PATH}/`);
    if (isCrm) received.add(method, asked);
    const answer = isCrm ? CRM_ANSWER : ANSWERS[asked.pathname];
    response.writeHead(answer ? 200 : 404, { 'Content-Type': answer?.type ?? HTML }).end(answer?.body);
  };
}

export function stubAddresses(port: number): StubAddresses {
  const url = `http://127.0.0.1:${port}`;
  return { url, footerFrameUrl: `${url}/footer.html`, tagManagerUrl: `${url}/gtm.js` };
}

/**
 * Stands on loopback for what is on nobody's machine: the footer frame of the group (FOOT-05), the CRM (MODAL-08), the tag
 * manager (CALL-11).
 */
export async function startExternalStub(chosenPort?: number, host = '127.0.0.1'): Promise<ExternalStub> {
  const server = createServer(createAnswers());
  const port = chosenPort ?? (await freePort());
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  return {
    ...stubAddresses(port),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The frame of Meridia is declared free of cookies, that of Boreal is not. */
async function leadFooterFrameTo(database: string, footerFrameUrl: string): Promise<void> {
  const client = new Client({ connectionString: database });
  await client.connect();
  try {
    await client.query(
      "update components_site_external_linkss set footer_frame_cookie_free = footer_frame_url not like '%boreal%', footer_frame_url = $1",
      [footerFrameUrl],
    );
  } finally {
    await client.end();
  }
}

/** The content names addresses outside: before its service starts, those that a page leads to or loads are the stub's. */
export async function leadContentToStub(database: string, stub: StubAddresses): Promise<void> {
  await leadFooterFrameTo(database, stub.footerFrameUrl);
  await leadCrmLinksTo(database, stub.url);
}
