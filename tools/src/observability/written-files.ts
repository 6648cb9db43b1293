import { dashboardText } from './dashboard.ts';
import { prometheusText, rulesText } from './prometheus-config.ts';
import { SCRAPES, type ScrapedPlace } from './scrapes.data.ts';

export const OBSERVABILITY_FOLDER = 'deploy/observability';

const prometheusFiles = () =>
  (Object.keys(SCRAPES) as ScrapedPlace[]).map((place) => [
    `${place}/prometheus.yml`,
    prometheusText('production', place),
  ]);

/** What lies in `deploy` as the data gives it. */
export const writtenFiles = (): Record<string, string> => ({
  ...Object.fromEntries(prometheusFiles()),
  [`${OBSERVABILITY_FOLDER}/rules.yml`]: rulesText('production'),
  [`${OBSERVABILITY_FOLDER}/dashboard.json`]: dashboardText(),
});
