import { diag, metrics } from '@opentelemetry/api';
import type { DiagLogger } from '@opentelemetry/api';
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus';
import { resourceFromAttributes } from '@opentelemetry/resources';
import type { Resource } from '@opentelemetry/resources';
import { MeterProvider } from '@opentelemetry/sdk-metrics';
import { closeInstruments, histogramProducer, openInstruments } from './instruments.ts';
import { openMetricsEndpoint } from './metrics-endpoint.ts';
import { observeRuntime } from './observe-runtime.ts';
import { openTraces, traceExporter } from './traces.ts';

export type TelemetrySettings = {
  readonly service: 'web' | 'cms';
  readonly version: string;
  /** Without a port there are no metrics, and measuring does nothing. */
  readonly metricsPort?: number;
  readonly metricsHost?: string;
  /** Without a collector there are no traces. */
  readonly tracesEndpoint?: string;
  /** The part of all requests that is traced; all of its work is, in every process. */
  readonly sampleRatio?: number;
  readonly logger?: DiagLogger;
};

export type Telemetry = { readonly metricsPort: number | null; readonly stop: () => Promise<void> };

const SCOPE = 'meridia';

async function startMetrics(resource: Resource, { service, metricsPort, metricsHost }: TelemetrySettings) {
  if (metricsPort === undefined) return null;
  const exporter = new PrometheusExporter({
    preventServerStart: true,
    withoutScopeInfo: true,
    metricProducers: [histogramProducer],
  });
  const provider = new MeterProvider({ resource, readers: [exporter] });
  // For libraries that measure by themselves.
  metrics.setGlobalMeterProvider(provider);
  openInstruments(provider.getMeter(SCOPE), service);
  const endpoint = await openMetricsEndpoint(exporter, {
    port: metricsPort,
    host: metricsHost ?? '127.0.0.1',
  });
  const stopRuntime = observeRuntime();
  const stop = async () => {
    closeInstruments();
    stopRuntime();
    metrics.disable();
    await endpoint.close();
    await provider.shutdown();
  };
  return { port: endpoint.port, stop };
}

/** Starts what tells how this process is doing: metrics on a port of their own, traces to a collector. */
export async function startTelemetry(settings: TelemetrySettings): Promise<Telemetry> {
  const { service, version, tracesEndpoint, sampleRatio = 0, logger } = settings;
  if (logger) diag.setLogger(logger);
  const resource = resourceFromAttributes({
    'service.name': `meridia-${service}`,
    'service.version': version,
  });
  const measured = await startMetrics(resource, settings);
  const stopTraces = tracesEndpoint ? openTraces(resource, traceExporter(tracesEndpoint), sampleRatio) : null;
  const stop = async () => {
    await Promise.allSettled([measured?.stop(), stopTraces?.()]);
  };
  return { metricsPort: measured?.port ?? null, stop };
}
