import { createServer } from 'node:http';
import { Client } from 'pg';
import { freePort } from '../services/free-port.ts';

export type ExternalStub = { url: string; footerFrameUrl: string; stop: () => Promise<void> };

const FOOTER_FRAME = `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><title>Réseau</title></head>
<body style="margin:0;font:16px/1.5 sans-serif;color:#fff;background:#111"><p>Pied de page du réseau</p></body></html>`;

const PAGES: Record<string, string> = { '/footer.html': FOOTER_FRAME };

/** Stands on loopback for what is on nobody's machine: the footer frame of the group (FOOT-05). */
export async function startExternalStub(): Promise<ExternalStub> {
  const server = createServer(({ url = '/' }, response) => {
    const page = PAGES[new URL(url, 'http://stub').pathname];
    response.writeHead(page ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    footerFrameUrl: `${url}/footer.html`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The content names addresses outside: before its service starts, those that a page loads lead to the stub. */
export async function leadContentToStub(database: string, { footerFrameUrl }: ExternalStub): Promise<void> {
  const client = new Client({ connectionString: database });
  await client.connect();
  try {
    await client.query(
      'update components_site_external_linkss set footer_frame_url = $1, footer_frame_cookie_free = true',
      [footerFrameUrl],
    );
  } finally {
    await client.end();
  }
}
