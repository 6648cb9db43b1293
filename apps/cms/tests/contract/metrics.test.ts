import { describe, expect, it } from 'vitest';
import { ACCOUNTS } from '@meridia/tools/services/service-accounts';
import { call } from '../support/http-call.ts';
import { askLogin } from '../support/log-in.ts';
import { scrape, valueOf } from '../support/scrape.ts';
import { sharedService } from '../support/shared-service.ts';

const { url, metricsUrl, tokens } = sharedService();

/** By how much a counter rises at least: other files ask the same service. */
async function riseOf(name: string, labels: Record<string, string>, act: () => Promise<unknown>) {
  const before = valueOf(await scrape(metricsUrl), name, labels) ?? 0;
  await act();
  return (valueOf(await scrape(metricsUrl), name, labels) ?? 0) - before;
}

describe('the metrics of the content service', () => {
  it('are asked on a port of their own, and not of the service', async () => {
    expect(await scrape(metricsUrl)).toContain('target_info');
    expect((await call(url, '/metrics')).status).toBe(404);
  });

  it('tell how the service and its database are', async () => {
    const metrics = await scrape(metricsUrl);

    expect(valueOf(metrics, 'meridia_database_up')).toBe(1);
    expect(valueOf(metrics, 'meridia_media_up')).toBe(1);
    expect(valueOf(metrics, 'db_client_connection_count', { state: 'used' })).not.toBeNull();
    expect(valueOf(metrics, 'db_client_connection_count', { state: 'idle' })).not.toBeNull();
    expect(valueOf(metrics, 'db_client_connection_pending_requests')).not.toBeNull();
    expect(valueOf(metrics, 'nodejs_eventloop_delay_p99_seconds')).toBeGreaterThan(0);
  });

  /** Nothing is written to this service; that they rise is in changes.test.ts and schedule.test.ts. */
  it.each(['meridia_outbox_waiting', 'meridia_outbox_oldest_seconds', 'meridia_schedule_late_seconds'])(
    '%s is 0 where nothing waits',
    async (name) => {
      await expect.poll(async () => valueOf(await scrape(metricsUrl), name)).toBe(0);
    },
  );

  it('count requests by route and status, and the statements they took', async () => {
    const read = () => call(url, '/api/testimonials?pagination[limit]=11', { token: tokens.meridia });
    const route = { http_route: '/api/testimonials', http_response_status_code: '200' };

    expect(await riseOf('http_server_request_duration_seconds_count', route, read)).toBeGreaterThan(0);
    const select = { db_operation_name: 'SELECT' };
    const readMore = () => call(url, '/api/testimonials?pagination[limit]=12', { token: tokens.meridia });
    expect(await riseOf('db_client_operation_duration_seconds_count', select, readMore)).toBeGreaterThan(0);
  });

  it.each([
    ['ok', ACCOUNTS.meridia.password],
    ['failed', 'wrong-password'],
  ])('count logins: %s', async (outcome, password) => {
    const { username } = ACCOUNTS.meridia;
    const attempt = () => askLogin(url, { username, password });

    expect(await riseOf('meridia_logins_total', { outcome }, attempt)).toBeGreaterThan(0);
  });

  it.each([
    ['found', 'q=bachelor&limit=3'],
    ['nothing', 'q=zzyzxqq&limit=3'],
    ['refused', 'limit=never'],
  ])('count searches: %s', async (outcome, query) => {
    const search = () => call(url, `/api/search?${query}`, { token: tokens.meridia });

    expect(await riseOf('meridia_searches_total', { outcome }, search)).toBeGreaterThan(0);
  });
});
