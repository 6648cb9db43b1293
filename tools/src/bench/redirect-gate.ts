import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { freePort } from '../services/free-port.ts';

type List = { data: unknown[]; meta: { pagination: { total: number } } };

export type RedirectGate = {
  url: string;
  /** Whether the content has the extra rules besides its own; the site hears of a change at its next reading. */
  setExtra: (isOn: boolean) => void;
  close: () => Promise<void>;
};

const EXTRA_RULES = 10_000;
const PAGE_SIZE = 100;
const CHANGE = { uid: 'api::redirect.redirect', documentId: 'bench', locale: null, action: 'update' };

/** The last of the extra rules: it is there when all are. */
export const EXTRA_SOURCE = `/ancienne-adresse-${EXTRA_RULES - 1}`;

const extraRules = Array.from({ length: EXTRA_RULES }, (_, index) => ({
  documentId: `bench${index}`,
  source: `/ancienne-adresse-${index}`,
  destination: '/contact',
  kind: 'exact',
}));

function sendJson(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

/** All redirects of the content, with the login of the site itself. */
async function readOwnRules(contentUrl: string, authorization: string): Promise<unknown[]> {
  const rules: unknown[] = [];
  for (;;) {
    const window = `pagination[start]=${rules.length}&pagination[limit]=${PAGE_SIZE}&pagination[withCount]=true`;
    const answer = await fetch(`${contentUrl}/api/redirects?locale=fr&${window}`, {
      headers: { authorization },
    });
    if (!answer.ok) throw new Error(`/redirects answered ${answer.status}`);
    const { data, meta } = (await answer.json()) as List;
    rules.push(...data);
    if (rules.length >= meta.pagination.total) return rules;
  }
}

/** A door before the content service that adds redirects to its own, and announces them in its change feed. */
export async function openRedirectGate(contentUrl: string): Promise<RedirectGate> {
  let own: Promise<unknown[]> | undefined;
  let isExtra = false;
  let isChanged = false;

  async function sendRules({ headers }: IncomingMessage, response: ServerResponse, query: URLSearchParams) {
    own ??= readOwnRules(contentUrl, headers.authorization ?? '');
    const rules = [...(isExtra ? extraRules : []), ...(await own)];
    const start = Number(query.get('pagination[start]'));
    const limit = Number(query.get('pagination[limit]'));
    const pagination = { start, limit, total: rules.length };
    sendJson(response, { data: rules.slice(start, start + limit), meta: { pagination } });
  }

  function sendChanges(response: ServerResponse, query: URLSearchParams): void {
    const seq = Number(query.get('since'));
    const data = isChanged ? [{ ...CHANGE, seq, at: new Date().toISOString() }] : [];
    isChanged = false;
    sendJson(response, { data, meta: { latest: seq, more: false, epoch: 'bench' } });
  }

  function forward(asked: IncomingMessage, response: ServerResponse): void {
    const { hostname, port } = new URL(contentUrl);
    const { url: path, method, headers } = asked;
    const sent = request({ hostname, port, path, method, headers, agent: false }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    sent.on('error', () => response.destroy());
    asked.pipe(sent);
  }

  const server = createServer((asked, response) => {
    const { pathname, searchParams } = new URL(asked.url ?? '/', contentUrl);
    if (pathname === '/api/changes') sendChanges(response, searchParams);
    else if (pathname === '/api/redirects') void sendRules(asked, response, searchParams);
    else forward(asked, response);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    setExtra: (isOn) => {
      isChanged ||= isOn !== isExtra;
      isExtra = isOn;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
