import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PrometheusExporter } from '@opentelemetry/exporter-prometheus';

export type MetricsEndpoint = { readonly port: number; readonly close: () => Promise<void> };

/** A server of our own: the exporter's waits at its end for scrapers to leave, and cannot take any free port. */
export async function openMetricsEndpoint(
  exporter: PrometheusExporter,
  at: { port: number; host: string },
): Promise<MetricsEndpoint> {
  const server = createServer((request, response) => {
    if (request.url === '/metrics') return exporter.getMetricsRequestHandler(request, response);
    response.writeHead(404).end();
  });
  server.listen(at).unref();
  await once(server, 'listening');
  const close = async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  return { port: (server.address() as AddressInfo).port, close };
}
