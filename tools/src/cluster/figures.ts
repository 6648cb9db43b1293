import type { ClusterProcess } from './record.ts';

async function readFigures({ name, metricsPort }: ClusterProcess): Promise<string> {
  if (!metricsPort) throw new Error(`${name} tells no figures`);
  const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  return answer.text();
}

/** The sum of a metric over all its labels, in the text that Prometheus reads; NaN: it is not told. */
export function sumIn(text: string, metric: string): number {
  const values = text
    .split('\n')
    .filter((line) => line.startsWith(`${metric}{`) || line.startsWith(`${metric} `))
    // Labels may have anything in them, and a moment may follow the value.
    .map((line) =>
      Number(
        line
          .slice(Math.max(line.lastIndexOf('}') + 1, metric.length))
          .trim()
          .split(' ')[0],
      ),
    );
  return values.length === 0 ? NaN : values.reduce((total, value) => total + value, 0);
}

/** The sum of a metric over all these processes. */
export async function sumOf(processes: readonly ClusterProcess[], metric: string): Promise<number> {
  const texts = await Promise.all(processes.map(readFigures));
  return texts.reduce((total, text) => total + sumIn(text, metric), 0);
}
