const PERIOD_MS = 10_000;
let lastAt = 0;

/** At most one line every ten seconds: a Redis that is away is away for every request. */
export function warn(reason: unknown): void {
  if (Date.now() - lastAt < PERIOD_MS) return;
  lastAt = Date.now();
  const error = reason instanceof Error ? reason.message || reason.name : String(reason);
  const line = { time: new Date().toISOString(), level: 'warn', message: 'shared cache', error };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
