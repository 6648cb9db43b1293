import { expect, it, vi } from 'vitest';
import { log } from '@/lib/log';
import { reportErrors } from './error-reports';

const SETTINGS = {
  ERROR_REPORTS_URL: 'http://reports.example/',
  DEPLOYMENT_VERSION: 'test',
  SITE_KEY: 'meridia' as const,
};

function reported() {
  const bodies: string[] = [];
  let minute = 1;
  const send = vi.fn((_url: string, body: string) => Promise.resolve(bodies.push(body) > 0));
  reportErrors(SETTINGS, { send, now: () => minute * 60_000 });
  return { bodies, nextMinute: () => (minute += 1) };
}

it('tells an error with its stack and its build, and no query', () => {
  const { bodies } = reported();
  log.error('request failed', { path: '/recherche?q=someone', error: { stack: 'at view (page.tsx:3:1)' } });

  expect(JSON.parse(bodies[0] ?? '')).toMatchObject({
    version: 'test',
    message: 'request failed',
    details: { path: '/recherche?', error: { stack: 'at view (page.tsx:3:1)' } },
  });
});

it('tells so many a minute, and what is no error not at all', () => {
  const { bodies, nextMinute } = reported();
  log.warn('only a warning');
  for (let place = 0; place < 40; place += 1) log.error('failed', { place });
  expect(bodies).toHaveLength(30);

  nextMinute();
  log.error('failed again');
  expect(bodies).toHaveLength(31);
});
