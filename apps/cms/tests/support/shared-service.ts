import { inject } from 'vitest';

/** The service that every reading test asks; nothing is ever written to its database. */
export type SharedService = {
  url: string;
  database: string;
  mediaFolder: string;
  logFile: string;
  metricsUrl: string;
  /** Where it sends traces: nobody listens there until a test does. */
  tracesPort: number;
  /** The day in Paris that the dates of the content are relative to. */
  today: string;
  tokens: { meridia: string; boreal: string; preview: string };
};

export function sharedService(): SharedService {
  return inject('service');
}
