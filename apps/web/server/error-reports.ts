import { count } from '@meridia/telemetry/instruments';
import type { ServerEnvironment } from '@/env/server';
import { onErrorLogged, type ErrorLogged } from '@/lib/log';

/** What a visitor typed may be in a query, of a page or of a call: it is in no report. */
const QUERY = /\?[^\s"')\\]+/g;
const MOST_A_MINUTE = 30;
const MINUTE_MS = 60_000;
const SEND_MS = 5000;

type Settings = Pick<ServerEnvironment, 'ERROR_REPORTS_URL' | 'DEPLOYMENT_VERSION' | 'SITE_KEY'>;
type Send = (url: string, body: string) => Promise<boolean>;

async function post(url: string, body: string): Promise<boolean> {
  const headers = { 'Content-Type': 'application/json' };
  const signal = AbortSignal.timeout(SEND_MS);
  return (await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' })).ok;
}

/** Reports what the log calls an error, so many a minute, and waits for nothing. Stacks name the sources: Node reads the maps. */
export function reportErrors(
  { ERROR_REPORTS_URL, DEPLOYMENT_VERSION, SITE_KEY }: Settings,
  { send = post, now = Date.now }: { send?: Send; now?: () => number } = {},
): void {
  if (!ERROR_REPORTS_URL) return;
  let minute = 0;
  let told = 0;

  function isTooMuch(): boolean {
    const current = Math.floor(now() / MINUTE_MS);
    if (current !== minute) [minute, told] = [current, 0];
    told += 1;
    return told > MOST_A_MINUTE;
  }

  async function report(logged: ErrorLogged): Promise<void> {
    if (isTooMuch()) return count('meridia.errors.reported', { outcome: 'limited' });
    const body = JSON.stringify({ service: 'web', site: SITE_KEY, version: DEPLOYMENT_VERSION, ...logged });
    const isSent = await send(ERROR_REPORTS_URL ?? '', body.replaceAll(QUERY, '?')).catch(() => false);
    count('meridia.errors.reported', { outcome: isSent ? 'sent' : 'failed' });
  }

  onErrorLogged((logged) => void report(logged));
}
