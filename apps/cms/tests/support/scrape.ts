const PATIENCE_MS = 3000;

/** What Prometheus would read. */
export async function scrape(metricsUrl: string): Promise<string> {
  const response = await fetch(metricsUrl, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!response.ok) throw new Error(`${metricsUrl} answered ${response.status}`);
  return response.text();
}

/** The sum of the series of a metric whose labels have all of these; null when there is none. */
export function valueOf(metrics: string, name: string, labels: Record<string, string> = {}): number | null {
  const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
  const series = metrics
    .split('\n')
    .map((line) => /^(?<name>\w+)(?:\{(?<labels>.*)\})? (?<value>\S+)/.exec(line)?.groups)
    .filter((found) => found?.name === name && wanted.every((label) => found.labels?.includes(label)));
  return series.length === 0 ? null : series.reduce((sum, found) => sum + Number(found?.value), 0);
}
