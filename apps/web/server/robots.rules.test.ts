import { describe, expect, it } from 'vitest';
import { robotsText } from './robots.rules';

const open = (origin: string) =>
  `User-agent: *\nDisallow: /api/\nDisallow: /crm/\nDisallow: /en/crm/\n\nSitemap: ${origin}/sitemap.xml\n`;
const CLOSED = 'User-agent: *\nDisallow: /\n';
const HOST = 'www.meridia.example';
const OPEN = open(`https://${HOST}`);

describe('V-14 robots.txt', () => {
  it.each([
    ['lets the pages of the school be read', { SEARCH_ENGINES: 'allowed', SITE_HOST: HOST }, HOST, OPEN],
    ['whatever the port', { SEARCH_ENGINES: 'allowed', SITE_HOST: HOST }, `${HOST}:8443`, OPEN],
    [
      'without a host of its own',
      { SEARCH_ENGINES: 'allowed' },
      '127.0.0.1:3000',
      open('http://127.0.0.1:3000'),
    ],
    ['refuses a trial by its setting', { SEARCH_ENGINES: 'refused', SITE_HOST: HOST }, HOST, CLOSED],
    ['refuses another host', { SEARCH_ENGINES: 'allowed', SITE_HOST: HOST }, 'essai.example', CLOSED],
  ] as const)('%s', (_rule, settings, host, expected) => {
    expect(robotsText(settings, host)).toBe(expected);
  });
});
