/** How long things take: all that differs between watching a school and a drill of twenty seconds a fault. */
export type Spans = {
  /** Between two readings of the figures, and of the rules. */
  scrape: string;
  /** Over which a rate is taken. */
  window: string;
  /** How long something must last before anybody is told. */
  hold: string;
  /** How long something that happened once is still told. */
  memory: string;
  /** Seconds that the feed or the outbox may be silent. */
  quietSeconds: number;
  mirrorOldSeconds: number;
  /** Whether it is a fault that nothing says when a backup ended. */
  areBackupsTaken: boolean;
  /** Of each budget: spent at once, and little by little. */
  fast: { long: string; short: string };
  slow: { long: string; short: string };
};

export type Pace = 'production' | 'drill';

export const PACES: Readonly<Record<Pace, Spans>> = {
  production: {
    scrape: '15s',
    window: '5m',
    hold: '2m',
    memory: '15m',
    quietSeconds: 60,
    mirrorOldSeconds: 3600,
    areBackupsTaken: true,
    fast: { long: '1h', short: '5m' },
    slow: { long: '1d', short: '2h' },
  },
  drill: {
    scrape: '1s',
    window: '6s',
    hold: '3s',
    memory: '30s',
    quietSeconds: 5,
    mirrorOldSeconds: 600,
    areBackupsTaken: false,
    fast: { long: '10s', short: '5s' },
    slow: { long: '20s', short: '10s' },
  },
};
