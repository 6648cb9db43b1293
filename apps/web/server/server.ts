import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import { tellLastResort } from '@meridia/telemetry/last-resort';
import { startTelemetry } from '@meridia/telemetry/start-telemetry';
import { readServerEnvironment, type ServerEnvironment } from '@/env/server';
import { describeError, log } from '@/lib/log';
import { createAheadGuard } from './asking-ahead';
import { drainOn } from './drain';
import { builtEngine } from './engine';
import { reportErrors } from './error-reports';
import { createSite } from './site';

/** Longer than a balancer keeps a connection without a request, so that it is never the node that hangs up first. */
const KEEP_ALIVE_MS = 75_000;
/** A visitor who does not get to the end of the question is not waited for. */
const HEADERS_MS = 10_000;
const REQUEST_MS = 15_000;
const CHECK_MS = 2000;
/** Nor one who takes nothing of the answer: Node looks twice, so that it is twice this at most. */
const SILENCE_MS = 20_000;
/** More than our edge takes of a visitor (deploy/edge/limits.conf): a head that it hands on and Node refuses would look like a node that has died. */
const MAX_HEAD_BYTES = 65_536;
/**
 * A node that does not know yet where addresses lead is not asked: nginx knows no readiness, and goes on to another node when nobody listens. After this long, the content service being away, it
 * answers with what it has.
 */
const MAX_SILENT_START_MS = 3000;

const openTelemetry = (environment: ServerEnvironment) =>
  startTelemetry({
    service: 'web',
    version: environment.DEPLOYMENT_VERSION,
    metricsPort: environment.METRICS_PORT,
    metricsHost: environment.METRICS_HOST,
    tracesEndpoint: environment.TRACES_URL,
    sampleRatio: environment.TRACE_RATIO,
  });

async function start(): Promise<void> {
  const environment = readServerEnvironment();
  const { HOST, PORT, SITE_KEY, LAME_DUCK_SECONDS } = environment;
  const telemetry = await openTelemetry(environment);
  reportErrors(environment);
  tellLastResort((message, error) => log.error(message, describeError(error)));
  const site = createSite(await builtEngine());
  const isTooFarAhead = createAheadGuard();
  const server = createServer(
    {
      keepAliveTimeout: KEEP_ALIVE_MS,
      headersTimeout: HEADERS_MS,
      requestTimeout: REQUEST_MS,
      connectionsCheckingInterval: CHECK_MS,
      maxHeaderSize: MAX_HEAD_BYTES,
    },
    (request, response) => {
      if (!isTooFarAhead(request, response)) void site.handle(request, response);
    },
  );
  server.timeout = SILENCE_MS;
  drainOn(['SIGTERM', 'SIGINT'], server, {
    begin: site.leave,
    lameDuckMs: LAME_DUCK_SECONDS * 1000,
    release: async () => {
      await site.close();
      await telemetry.stop();
    },
  });
  const addressed = Promise.withResolvers<void>();
  const started = site.start(addressed.resolve);
  await Promise.race([addressed.promise, started, sleep(MAX_SILENT_START_MS)]);
  await new Promise<void>((resolve) => server.listen(PORT, HOST, resolve));
  const { port } = server.address() as AddressInfo;
  log.info('listening', { host: HOST, port, site: SITE_KEY });
  await started;
}

try {
  await start();
} catch (error) {
  log.error('cannot start', describeError(error));
  process.exit(1);
}
