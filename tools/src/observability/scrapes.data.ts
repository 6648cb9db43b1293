type Scrape = Record<string, unknown> & { job_name: string };

/** Where the images tell their figures (deploy/containers/Dockerfile). */
const FIGURES_PORT = 9464;
const EDGE_FIGURES_PORT = 3903;

const PORTS = {
  web: FIGURES_PORT,
  content: FIGURES_PORT,
  mirror: FIGURES_PORT,
  backup: FIGURES_PORT,
  edge: EDGE_FIGURES_PORT,
} as const;

/** The name of each part is asked for all the addresses that it has now. */
const byName = (toName: (part: string) => string): Scrape[] =>
  Object.entries(PORTS).map(([part, port]) => ({
    job_name: part,
    dns_sd_configs: [{ names: [toName(part)], type: 'A', port, refresh_interval: '5s' }],
  }));

/** What is read, by the folder whose Prometheus reads it; each target has the `job` that alerts know it by. */
export const SCRAPES = {
  /** Plain processes: files in `targets/` say where they are. */
  'deploy/observability': [{ job_name: 'meridia', file_sd_configs: [{ files: ['targets/*.json'] }] }],
  'deploy/containers': byName((part) => part),
  'deploy/kubernetes': byName((part) => `${part}-figures.meridia.svc.cluster.local`),
} satisfies Record<string, Scrape[]>;

export type ScrapedPlace = keyof typeof SCRAPES;
