import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

/** Infinity is said in Prometheus' own way. */
const toText = (value: number) => (value === Infinity ? '+Inf' : String(value));

/** Tells Prometheus one figure, read when it asks; for a process that has no other. */
export async function serveGauge(
  name: string,
  read: () => Promise<number>,
  { port, host }: { port: number; host: string } = { port: 0, host: '127.0.0.1' },
): Promise<Server> {
  const server = createServer((_request, response) => {
    read().then(
      (value) => {
        response.setHeader('Content-Type', 'text/plain; version=0.0.4');
        response.end(`# TYPE ${name} gauge\n${name} ${toText(value)}\n`);
      },
      () => response.writeHead(500).end(),
    );
  });
  await once(server.listen(port, host), 'listening');
  return server;
}
