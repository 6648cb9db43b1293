import { z } from 'zod';

const answerSchema = z.object({
  status: z.literal('success'),
  data: z.object({ result: z.array(z.object({ metric: z.object({ alertname: z.string() }) })) }),
});

/** The names of the alerts that have been told within the last seconds, in order. */
export async function readAlerts(prometheusUrl: string, lastSeconds: number): Promise<string[]> {
  const fired = `last_over_time(ALERTS{alertstate="firing"}[${Math.ceil(lastSeconds)}s])`;
  const query = new URLSearchParams({ query: `group by (alertname) (${fired})` });
  const answer = await fetch(`${prometheusUrl}/api/v1/query?${query}`, { signal: AbortSignal.timeout(5000) });
  const { data } = answerSchema.parse(await answer.json());
  return data.result.map(({ metric }) => metric.alertname).toSorted();
}
