import type { ClusterProcess } from './record.ts';

async function readFigures({ name, metricsPort }: ClusterProcess): Promise<string> {
  if (!metricsPort) throw new Error(`${name} tells no figures`);
  const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  return answer.text();
}

/** The sum of a metric over all its labels, in the text that Prometheus reads. */
export function sumIn(text: string, metric: string): number {
  return text
    .split('\n')
    .filter((line) => line.startsWith(`${metric}{`) || line.startsWith(`${metric} `))
    .reduce(
      (total, line) =>
        total +
        Number(
          line
            .slice(line.lastIndexOf('}') + 1)
            .trim()
            .split(' ')
            .at(0),
        ),
      0,
    );
}

/** The sum of a metric over all these processes. */
export async function sumOf(processes: readonly ClusterProcess[], metric: string): Promise<number> {
  const texts = await Promise.all(processes.map(readFigures));
  return texts.reduce((total, text) => total + sumIn(text, metric), 0);
}
