import type { Core } from '@strapi/strapi';
import { startTelemetry, type Telemetry } from '@meridia/telemetry/start-telemetry';
import { readEnvironment } from '../env';
import { observeService } from './observe-service';

/** Tells how this process is doing, from now until it is stopped. */
export async function startServiceTelemetry(strapi: Core.Strapi): Promise<Telemetry> {
  const environment = readEnvironment();
  // A collector that is away is worth a warning, which repeats, and nothing more.
  const warn = (message: string) => strapi.log.warn(`telemetry: ${message}`);
  const ignore = () => undefined;
  observeService(strapi);
  return startTelemetry({
    service: 'cms',
    version: environment.DEPLOYMENT_VERSION,
    metricsPort: environment.METRICS_PORT,
    metricsHost: environment.METRICS_HOST,
    tracesEndpoint: environment.TRACES_URL,
    sampleRatio: environment.TRACE_RATIO,
    logger: { error: warn, warn, info: ignore, debug: ignore, verbose: ignore },
  });
}
